import { z } from 'zod';

export type MailSettings = {
  /** Empty: mail goes into files in `dataDir/mail`. */
  smtpUrl: string;
  /** Sender of all mail, `name@host` or `Name <name@host>`. */
  mailFrom: string;
  /** Recipient of visitors' messages, `name@host`. */
  supportMail: string;
};

export const MAIL_SETTINGS = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be like smtp://user:password@mail.example.com:587' })
    .default(''),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>"\p{Cc}]{1,64} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'must be like Shop <shop@example.com>',
    )
    .default('Waystone <no-reply@waystone.example>'),
  SUPPORT_MAIL: z
    .string()
    .regex(/^[^\s<>@]+@[^\s<>@]+$/, 'must be like support@example.com')
    .optional(),
};

type Given = z.infer<z.ZodObject<typeof MAIL_SETTINGS>>;

export function mailOf(data: Given): MailSettings {
  return {
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    supportMail: data.SUPPORT_MAIL ?? `support@${/@([^\s<>@]+)>?$/.exec(data.MAIL_FROM)?.[1]}`,
  };
}
