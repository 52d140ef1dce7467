import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isOwnNetwork, readAddress } from '#shop/http/caller/address.ts';

/** Connects to public addresses only, whatever a visitor's name resolves to at that moment. */
export function publicAgent(): Agent {
  return new Agent({ lookup: lookUpPublic });
}

const lookUpPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const open = found.filter(({ address }) => !isOwnNetwork(readAddress(address) ?? address));
    const [first] = open;
    if (!first) return callback(new Error('The host name does not resolve to a public address'), '');
    if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};
