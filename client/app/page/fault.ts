export { FaultPage as Component } from '#client/app/FaultPage.tsx';
