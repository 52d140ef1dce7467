import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { moment } from '#shop/http/endpoint/field.ts';

export const supportTimes = {
  id: 'supportTimes',
  summary: 'Returns whether the team is online, and by when a message sent now is answered',
  data: z.object({
    here_until: moment.nullable().meta({ description: 'Until when the team is online; null if it is offline' }),
    answer_by: moment.meta({ description: 'Latest time of a reply; SUPPORT_ANSWER_HOURS from now' }),
  }),
} satisfies EndpointSchema;
