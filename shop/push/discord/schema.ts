import { z } from 'zod';
import { withErrorCode } from '#shop/http/endpoint/schema.ts';
import { readWebhook } from './address.ts';

const WRONG = 'That is not the URL of a Discord webhook: https://discord.com/api/webhooks/…';

export const discordWebhook = withErrorCode(
  'invalid_field',
  z
    .string('Webhook required!')
    .max(200, WRONG)
    .nullable()
    .transform((text, { addIssue }) => {
      const webhook = text === null ? undefined : readWebhook(text);
      if (text !== null && !webhook) addIssue({ code: 'custom', message: WRONG });
      return webhook;
    }),
).meta({ description: 'Webhook URL, `https://discord.com/api/webhooks/{id}/{token}`; null stops notifications' });

export const discordState = z
  .enum(['testing', 'on', 'gone'])
  .nullable()
  .meta({ description: 'The Discord channel for notifications, without its URL; null if none is set' });
