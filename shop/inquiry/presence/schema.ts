import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { moment } from '#shop/http/endpoint/field.ts';

export const supportTimes = {
  id: 'supportTimes',
  summary: 'Whether somebody of the team is there now, and until when what is written now is answered',
  data: z.object({
    here_until: moment.nullable().meta({ description: 'Null while nobody is there' }),
    answer_by: moment.meta({ description: 'The latest; SUPPORT_ANSWER_HOURS from now' }),
  }),
} satisfies EndpointSchema;
