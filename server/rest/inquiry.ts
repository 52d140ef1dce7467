import type { Caller } from './transport/caller.ts';
import { fields, text } from './transport/read.ts';

export type WireInquiry = {
  kind: 'contact' | 'build';
  email: string;
  text: string;
  name?: string;
  topic?: string;
  order?: string | undefined;
  game?: string;
  budget?: string;
  currency?: string;
  deadline?: string | undefined;
  discord?: string | undefined;
};

export const inquiry = (call: Caller) => ({
  /** Returns the number of the message. */
  send: (body: WireInquiry) => call.post('/api/public/inquiry', (data) => text(fields(data)['reference']), { body }),
});
