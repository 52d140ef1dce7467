export { LineNotices } from './LineNotices.tsx';
export { LineRun } from './LineRun.tsx';
