import { z } from 'zod';
import { origin } from '#process/setting-format.ts';

/** An S3-compatible service. */
export type ObjectStorage = {
  /** Without a final slash; the bucket is the first segment of each path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

/** All or none are set. */
export const S3_ACCESS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

export const OBJECT_STORAGE_SETTINGS = {
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).max(64).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).max(256).optional(),
  S3_SECRET_KEY: z.string().min(1).max(256).optional(),
};

type Given = z.infer<z.ZodObject<typeof OBJECT_STORAGE_SETTINGS>>;

export function objectStorageOf(data: Given): { objectStorage?: ObjectStorage } {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = data;
  if (!endpoint || !bucket || !accessKey || !secretKey) return {};
  return { objectStorage: { endpoint, bucket, region: data.S3_REGION, accessKey, secretKey } };
}
