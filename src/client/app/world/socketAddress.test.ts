import { expect, it } from 'vitest';
import { socketAddress } from './socketAddress.ts';

it.each([
  [{ protocol: 'https:', host: 'dolphin.example' }, 'wss://dolphin.example'],
  [{ protocol: 'http:', host: '127.0.0.1:4000' }, 'ws://127.0.0.1:4000'],
])('%j is reached at %s', (place, address) => {
  expect(socketAddress(place)).toBe(address);
});
