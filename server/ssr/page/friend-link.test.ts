import { expect, test } from 'vitest';
import { readFriendLink } from './friend-link.ts';

test('the friend code moves into a cookie, and the rest of the address is unchanged', () => {
  expect(readFriendLink('/en-us/wow-carry?page=2&ref=friend-ab23-cd45&sort=price')).toEqual({
    location: '/en-us/wow-carry?page=2&sort=price',
    cookie: expect.stringMatching(/^waystone_friend=FRIEND-AB23-CD45; Path=\/; Max-Age=2592000; SameSite=Lax$/),
  });
});

test('a path that starts with two slashes does not redirect to another host', () => {
  expect(readFriendLink('//evil.example/?ref=FRIEND-AB23-CD45')?.location).toBe('/evil.example/');
});

test.each([
  '/en-us',
  '/en-us?page=2',
  '/en-us/ref=x',
  '/en-us?href=x',
  '/en-us?ref=somewhere',
  '/en-us?ref=FRIEND-AB23-CD45%0d%0aSet-Cookie:x',
])('%s is not a friend link', (url) => {
  expect(readFriendLink(url)).toBeUndefined();
});
