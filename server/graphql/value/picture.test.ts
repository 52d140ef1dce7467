import { expect, test } from 'vitest';
import { createPictures } from './picture.ts';

const here = createPictures({ contentHost: '', own: ['http://localhost:3000', 'http://127.0.0.1:4000'] });
const hosted = createPictures({ contentHost: 'https://cdn.example', own: ['http://localhost:3000'] });

test('a drawn picture is listed in all its widths and formats', () => {
  expect(here.card('/media/product/wow-gold/640x480.webp')).toEqual({
    src: '/media/product/wow-gold/640x480.webp',
    avif: '/media/product/wow-gold/640x480.avif 640w, /media/product/wow-gold/320x240.avif 320w',
    webp: '/media/product/wow-gold/640x480.webp 640w, /media/product/wow-gold/320x240.webp 320w',
    width: 640,
    height: 480,
  });
  expect(here.cover('/media/product/wow-gold/640x480.webp')).toMatchObject({
    src: '/media/product/wow-gold/1320x660.webp',
    width: 1320,
    height: 660,
  });
  expect(here.banner('/media/game/wow-carry/1640x480.webp').webp).toContain('820x240.webp 820w');
});

test('pictures from any of the shop’s hosts are served from the content host', () => {
  expect(hosted.card('/media/product/a/640x480.webp').src).toBe('https://cdn.example/media/product/a/640x480.webp');
  expect(hosted.file('http://localhost:3000/media/game/a/emblem.webp')).toBe(
    'https://cdn.example/media/game/a/emblem.webp',
  );
  expect(here.card('http://127.0.0.1:4000/media/product/a/640x480.webp').src).toBe('/media/product/a/640x480.webp');
});

test('a picture not drawn by the shop has no other sizes', () => {
  expect(here.card('/image/a.jpg')).toMatchObject({ src: '/image/a.jpg', avif: '', webp: '' });
  expect(hosted.file('https://cdn.example/image/a.jpg')).toBe('https://cdn.example/image/a.jpg');
});

test.each([
  '',
  'no_image.png',
  'https://shop.example/a.jpg',
  'http://localhost:3000.evil.example/a.png',
  '/\\evil.example/a.png',
  '//evil.example/x.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
])('"%s" is replaced by the placeholder', (address) => {
  expect(here.card(address).src).toBe('/media/house/placeholder-500x500.webp');
  expect(hosted.file(address)).toBe('https://cdn.example/media/house/placeholder-500x500.webp');
});
