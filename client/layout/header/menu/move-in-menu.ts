/** Arrow keys: up and down move between games, right to the game's categories, left back to the game. */
export function moveInMenu(event: KeyboardEvent): void {
  const { target, key } = event;
  const item = target instanceof Element ? target.closest('li[data-game]') : null;
  if (!target || !item?.parentElement) return;
  const items = [...item.parentElement.children];
  const links = [...item.querySelectorAll('a')];
  const isBelow = target !== links[0];
  const at = items.indexOf(item);
  const next = {
    ArrowDown: isBelow ? linkAfter(links, target, 1) : items[(at + 1) % items.length]?.querySelector('a'),
    ArrowUp: isBelow ? linkAfter(links, target, -1) : items.at(at - 1)?.querySelector('a'),
    ArrowRight: isBelow ? undefined : links[1],
    ArrowLeft: isBelow ? links[0] : undefined,
  }[key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function linkAfter(links: HTMLAnchorElement[], target: EventTarget, step: 1 | -1): HTMLAnchorElement | undefined {
  return links[links.findIndex((link) => link === target) + step];
}
