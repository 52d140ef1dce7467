declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** Reports the consent to Google's Consent Mode, which reads it from `dataLayer`. */
export function signalConsent(command: 'default' | 'update', value: 'granted' | 'denied'): void {
  push('consent', command, Object.fromEntries(SIGNALS.map((signal) => [signal, value])));
}

/** Only an `arguments` object counts as a command; an array is read as something else. */
function push(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}
