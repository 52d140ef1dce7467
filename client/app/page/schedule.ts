export { scheduleAction as action } from '#client/event/schedule-action.ts';
export { SchedulePage as Component } from '#client/event/SchedulePage.tsx';
export { scheduleLoader as loader, meta } from '#client/event/schedule-loader.ts';
