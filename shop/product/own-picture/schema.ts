import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';

const ownPicture = z
  .object({
    slug: z.string().min(1).meta({ description: 'Of the product' }),
    version: z.string().min(1).meta({ description: 'Another one when the picture is another' }),
  })
  .meta({ id: 'OwnPicture' });

export const listOwnPictures = {
  id: 'listOwnPictures',
  summary: 'Pictures of products that the owner has imported; a file is at `pictures/{slug}/{version}/{file}`',
  data: z.object({
    files: z.array(z.string().min(1)).meta({ description: 'Names of the files that each picture has' }),
    pictures: z.array(ownPicture),
  }),
  errors: [404],
} satisfies EndpointSchema;
