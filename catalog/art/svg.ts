export type Flat = readonly [x: number, y: number];

/** A coordinate with one decimal, which is finer than a pixel and keeps the text small. */
export function n1(value: number): string {
  return (Math.round(value * 10) / 10).toString();
}

export function points(list: readonly Flat[]): string {
  return list.map(([x, y]) => `${n1(x)},${n1(y)}`).join(' ');
}

export function polygon(list: readonly Flat[], fill: string, opacity?: number): string {
  return `<polygon points="${points(list)}" fill="${fill}"${opacityOf(opacity)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, opacity?: number): string {
  return `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(width)}" height="${n1(height)}" fill="${fill}"${opacityOf(opacity)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, opacity?: number): string {
  return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" fill="${fill}"${opacityOf(opacity)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity?: number): string {
  return `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${opacityOf(opacity)}/>`;
}

export function path(d: string, fill: string, opacity?: number): string {
  return `<path d="${d}" fill="${fill}"${opacityOf(opacity)}/>`;
}

/** `M`, `L` and `Q` commands from points: `at(3, 4)` is `3 4`. */
export function at(x: number, y: number): string {
  return `${n1(x)} ${n1(y)}`;
}

/** The items of a count, drawn one after the other. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

function opacityOf(opacity: number | undefined): string {
  return opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`;
}
