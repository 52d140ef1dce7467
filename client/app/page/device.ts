export { deviceAction as action } from '#client/content/device/device-action.ts';
export { DevicePage as Component } from '#client/content/device/DevicePage.tsx';
export { deviceLoader as loader, meta } from '#client/content/device/device-loader.ts';
