import { expect, it } from 'vitest';
import { linkParts } from './link-parts.ts';

it('an email address in a text becomes a mailto link, and the text around it is kept', () => {
  expect(linkParts('Write to support@waystone.example. We answer.')).toEqual([
    { text: 'Write to ' },
    { text: 'support@waystone.example', href: 'mailto:support@waystone.example' },
    { text: '. We answer.' },
  ]);
});

it('a text without an email address is one part', () => {
  expect(linkParts('Soon @ noon')).toEqual([{ text: 'Soon @ noon' }]);
});
