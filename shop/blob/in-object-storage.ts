import type { S3mini } from 's3mini';
import type { ObjectStorage } from '#shop/config/object-storage.ts';
import type { BlobStore } from './blob.ts';

const DEADLINE_MS = 5_000;
const NOT_FOUND = 404;

/** Loaded on first use: most shops never need it. */
export function inObjectStorage(settings: ObjectStorage): BlobStore {
  let opened: Promise<S3mini> | undefined;
  const client = () => (opened ??= connect(settings));
  return {
    async write(key, { bytes, type }) {
      await (await client()).putObject(key, bytes, type);
    },
    async read(key) {
      const answer = await (await client()).getObjectResponse(key);
      if (!answer || answer.status === NOT_FOUND) return undefined;
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      return { bytes: new Uint8Array(await answer.arrayBuffer()), type };
    },
    async list(prefix) {
      const found = await (await client()).listObjects('/', prefix);
      if (!found) throw new Error('The bucket of the object storage does not exist');
      return found.map(({ Key }) => Key).sort();
    },
    async remove(key) {
      await (await client()).deleteObject(key);
    },
  };
}

async function connect({ endpoint, bucket, region, accessKey, secretKey }: ObjectStorage): Promise<S3mini> {
  const { S3mini } = await import('s3mini');
  return new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: DEADLINE_MS,
  });
}
