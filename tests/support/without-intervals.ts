import { vi } from 'vitest';

/** What is opened does nothing of its own accord: jobs that would overtake a test run when it says so. */
export async function withoutIntervals<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    return await open();
  } finally {
    vi.useRealTimers();
  }
}
