// Every test of a component renders inside `act`; React warns of updates outside of it only where this is set.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
