import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';

const ownPicture = z
  .object({
    slug: z.string().min(1).meta({ description: 'Slug of the product' }),
    version: z.string().min(1).meta({ description: 'Changes with the picture' }),
  })
  .meta({ id: 'OwnPicture' });

export const listOwnPictures = {
  id: 'listOwnPictures',
  summary: 'Lists product pictures imported by the owner; files are at `pictures/{slug}/{version}/{file}`',
  data: z.object({
    files: z.array(z.string().min(1)).meta({ description: 'File names available for each picture' }),
    pictures: z.array(ownPicture),
  }),
  errors: [404],
} satisfies EndpointSchema;
