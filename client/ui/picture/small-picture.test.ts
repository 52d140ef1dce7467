import { expect, test } from 'vitest';
import { smallPicture } from './small-picture.ts';

test('the URL of a card is mapped to its smaller files', () => {
  expect(smallPicture('https://pictures.example/media/product/coaching/640x480.webp')).toMatchObject({
    src: 'https://pictures.example/media/product/coaching/320x240.webp',
    avif: 'https://pictures.example/media/product/coaching/320x240.avif',
  });
});

test.each(['', '/media/house/placeholder-500x500.webp'])('"%s" has only one size', (src) => {
  expect(smallPicture(src)).toMatchObject({ src, avif: '', webp: '' });
});
