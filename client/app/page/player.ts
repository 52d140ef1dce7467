export { PlayerPage as Component } from '#client/content/player/PlayerPage.tsx';
export { meta, playerLoader as loader } from '#client/content/player/player-loader.ts';
