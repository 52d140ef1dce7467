import { readConsent, subscribeToConsent } from './consent.ts';
import { signalConsent } from './consent-mode.ts';
import { PROVIDERS, type Provider, type RunningProvider } from './providers.ts';

let chat: Promise<RunningProvider> | undefined;

/** Delays optional providers until the visitor consents. Returns a function that stops listening. */
export function startProviders(providers: readonly Provider[] = PROVIDERS): () => void {
  if (providers.length === 0) return () => undefined;
  const started = new Set<Provider>();
  signalConsent('default', 'denied');
  const follow = () => {
    const consent = readConsent();
    // While the choice is being changed, the last one applies.
    if (consent === 'open') return;
    signalConsent('update', consent === 'all' ? 'granted' : 'denied');
    if (consent === 'all') for (const provider of providers) startOnce(provider);
  };
  follow();
  return subscribeToConsent(follow);

  function startOnce(provider: Provider): void {
    if (started.has(provider)) return;
    started.add(provider);
    const running = provider.start();
    if (provider.kind === 'chat') chat = running;
    running.catch((error: unknown) => console.error(`${provider.name} could not be loaded`, error));
  }
}

/** Whether a chat is configured, with or without consent. */
export function hasChat(): boolean {
  return PROVIDERS.some(({ kind }) => kind === 'chat');
}

/** False if it does not run: no consent, or it could not be loaded. */
export async function openChat(): Promise<boolean> {
  try {
    const running = await chat;
    running?.open?.();
    return running?.open !== undefined;
  } catch {
    return false;
  }
}
