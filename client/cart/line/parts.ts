export { LineRun } from './LineRun.tsx';
