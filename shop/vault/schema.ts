import { z } from 'zod';
import { moment } from '#shop/http/endpoint/field.ts';
import { issue } from '#shop/http/endpoint/schema.ts';
import { isInvisible } from '#shop/product/quote/text/text-format.ts';
import { MAX_CODE_LENGTH, MAX_FIELD_LENGTH, MAX_NOTE_LENGTH } from './rules.ts';

// Error messages name the field and never repeat its content.
const typed = (name: string, longest: number) =>
  z
    .string(`${name} required!`)
    .refine((sent) => sent.trim() !== '' && !isInvisible(sent), issue('required', `${name} required!`))
    .refine(
      (sent) => [...sent].length <= longest,
      issue('out_of_range', `${name} must be at most ${longest} characters!`),
    )
    .refine((sent) => !/[\r\n]/.test(sent), `${name} must be one line!`)
    .meta({ override: { minLength: 1, maxLength: longest } });

const line = z.string('Line required!').max(20, 'Unknown line');

/** Never trimmed: a password may begin or end with a space. */
export const sealedLogin = {
  line,
  account: typed('Account', MAX_FIELD_LENGTH),
  password: typed('Password', MAX_FIELD_LENGTH),
  note: z
    .string('Invalid note')
    .refine(
      (sent) => [...sent].length <= MAX_NOTE_LENGTH,
      issue('out_of_range', `Note must be at most ${MAX_NOTE_LENGTH} characters!`),
    )
    .default('')
    .meta({ override: { maxLength: MAX_NOTE_LENGTH } }),
};

export const sealedCode = { line, code: typed('Code', MAX_CODE_LENGTH) };

export const loginOfLine = { line };

const event = z.object({
  kind: z.enum(['stored', 'opened', 'code_stored', 'code_shown', 'deleted', 'ended', 'expired']),
  player: z.string().nullable().meta({ description: 'Player who opened the login' }),
  reason: z.string().nullable().meta({ description: 'Reason given for opening it' }),
  at: moment,
});

/** Metadata of a line's login; the login itself is in no response. */
export const lineLogin = z
  .object({
    stored_at: moment.nullable(),
    expires_at: moment.nullable().meta({ description: 'When the login is deleted at the latest' }),
    code_until: moment.nullable().meta({ description: 'Until when a stored code can be shown' }),
    can_store: z.boolean().meta({ description: 'Whether a login can be stored or replaced now' }),
    record: z.array(event).meta({ description: 'Log of events, newest first' }),
  })
  .nullable();
