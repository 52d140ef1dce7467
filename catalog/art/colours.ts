export type Colours = { deep: string; mid: string; main: string; accent: string; glow: string };
