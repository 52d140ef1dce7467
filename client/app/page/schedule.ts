export { scheduleAction as action } from '#client/event/schedule/schedule-action.ts';
export { SchedulePage as Component } from '#client/event/schedule/SchedulePage.tsx';
export { scheduleLoader as loader, meta } from '#client/event/schedule/schedule-loader.ts';
