import { expect, it } from 'vitest';
import { linkParts } from './link-parts.ts';

it('a mail address in a text becomes a link, the sentence around it stays', () => {
  expect(linkParts('Write to support@waystone.example. We answer.')).toEqual([
    { text: 'Write to ' },
    { text: 'support@waystone.example', href: 'mailto:support@waystone.example' },
    { text: '. We answer.' },
  ]);
});

it('a text without an address stays whole', () => {
  expect(linkParts('Soon @ noon')).toEqual([{ text: 'Soon @ noon' }]);
});
