import { BroadcastChannel } from 'node:worker_threads';

Object.assign(globalThis, {
  // Every test of a component renders inside `act`; React warns of updates outside of it only where this is set.
  IS_REACT_ACT_ENVIRONMENT: true,
  // The one thing of a browser that happy-dom leaves out.
  BroadcastChannel,
});
