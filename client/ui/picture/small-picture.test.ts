import { expect, test } from 'vitest';
import { smallPicture } from './small-picture.ts';

test('the address of a card names its smaller files', () => {
  expect(smallPicture('https://pictures.example/media/product/coaching/640x480.webp')).toMatchObject({
    src: 'https://pictures.example/media/product/coaching/320x240.webp',
    avif: 'https://pictures.example/media/product/coaching/320x240.avif',
  });
});

test.each(['', '/media/house/placeholder-500x500.webp'])('"%s" stands in one size alone', (src) => {
  expect(smallPicture(src)).toMatchObject({ src, avif: '', webp: '' });
});
