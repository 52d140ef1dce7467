import { expect, test } from 'vitest';
import { readFriendLink } from './friend-link.ts';

test('the code of a friend goes into a cookie, and the rest of the address stays', () => {
  expect(readFriendLink('/en-us/wow-carry?page=2&ref=friend-ab23-cd45&sort=price')).toEqual({
    location: '/en-us/wow-carry?page=2&sort=price',
    cookie: expect.stringMatching(/^waystone_friend=FRIEND-AB23-CD45; Path=\/; Max-Age=2592000; SameSite=Lax$/),
  });
});

test('a path of two slashes leads to no other host', () => {
  expect(readFriendLink('//evil.example/?ref=FRIEND-AB23-CD45')?.location).toBe('/evil.example/');
});

test.each([
  '/en-us',
  '/en-us?page=2',
  '/en-us/ref=x',
  '/en-us?href=x',
  '/en-us?ref=somewhere',
  '/en-us?ref=FRIEND-AB23-CD45%0d%0aSet-Cookie:x',
])('%s is no link of a friend', (url) => {
  expect(readFriendLink(url)).toBeUndefined();
});
