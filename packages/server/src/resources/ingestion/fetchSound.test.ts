import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FetchRefused, isPublic, type Network, soundFetcher } from './fetchSound.ts';

const good = '93.184.216.34';
/** What each host name resolves to. */
let names: Record<string, readonly string[][]>;
/** The connections that were opened: the address and the URL. */
let opened: [string, string][];
/** What the server answers for each path: a status and a location. */
const answers: Record<string, [number, string?]> = {
  '/sound': [200],
  '/missing': [404],
  '/moved': [302, '/sound'],
  '/away': [307, 'https://other.example/sound'],
  '/out': [302, 'https://elsewhere.example/sound'],
  '/in': [302, 'https://inside.example/sound'],
  '/plain': [302, 'http://recordings.example/sound'],
  '/loop': [302, '/loop'],
};

const server = createServer(({ url = '', headers }, reply) => {
  const [status, location] = answers[url.split('?')[0] ?? ''] ?? [404];
  reply.writeHead(status, location === undefined ? {} : { location });
  reply.end(`a sound for ${headers.host}`);
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  opened = [];
  names = {
    'recordings.example': [[good]],
    'other.example': [['2606:2800:220:1:248:1893:25c8:1946']],
    'inside.example': [['10.0.0.7']],
  };
});

/** Answers from the next entry of each name, as a resolver that changes its mind; connects to the test's own server. */
const network: Network = {
  async resolve(host) {
    const [first = [], ...rest] = names[host] ?? [];
    if (rest.length > 0) names[host] = rest;
    if (first.length === 0) throw new Error('ENOTFOUND');
    return first;
  },
  open(address, url, signal) {
    opened.push([address, url.href]);
    return new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { host: url.host };
      request({ port, path: url.pathname, headers, signal }, resolve).once('error', reject).end();
    });
  },
};

const hosts = ['recordings.example', 'other.example', 'inside.example'];
const fetchSound = soundFetcher(hosts, network);
const refusal = (url: string) =>
  fetchSound(url).then(
    () => 'fetched',
    (error) => {
      expect(error).toBeInstanceOf(FetchRefused);
      return error.code;
    },
  );

test('a sound is fetched from the address that was checked', async () => {
  expect(await text(await fetchSound('https://recordings.example/sound?key=1'))).toBe(
    'a sound for recordings.example',
  );
  expect(opened).toEqual([[good, 'https://recordings.example/sound?key=1']]);
});

test('redirects to allowed hosts are followed, at most three', async () => {
  await text(await fetchSound('https://recordings.example/away'));
  await text(await fetchSound('https://recordings.example/moved'));
  expect(opened.map(([address]) => address)).toEqual([good, names['other.example']?.[0]?.[0], good, good]);
  opened = [];
  expect(await refusal('https://recordings.example/loop')).toBe('not-found');
  expect(opened).toHaveLength(4);
});

test.each([
  ['another host', 'https://elsewhere.example/sound', 'not-in-list'],
  ['a host that ends like an allowed one', 'https://bad-recordings.example/sound', 'not-in-list'],
  ['an address', `https://${good}/sound`, 'not-in-list'],
  ['loopback as a number', 'https://2130706433/sound', 'not-in-list'],
  ['http', 'http://recordings.example/sound', 'invalid'],
  ['another scheme', 'file:///etc/passwd', 'invalid'],
  ['another port', 'https://recordings.example:8443/sound', 'invalid'],
  ['a password', 'https://user:secret@recordings.example/sound', 'invalid'],
  ['no URL', 'recordings.example/sound', 'invalid'],
  ['a host with a private address', 'https://inside.example/sound', 'invalid'],
])('%s is never connected to', async (_what, url, code) => {
  expect(await refusal(url)).toBe(code);
  expect(opened).toEqual([]);
});

test.each([
  ['/out', 'not-in-list'],
  ['/in', 'invalid'],
  ['/plain', 'invalid'],
])('a redirect to what isn’t allowed is not followed (%s)', async (path, code) => {
  expect(await refusal(`https://recordings.example${path}`)).toBe(code);
  expect(opened).toHaveLength(1);
});

test('one private address among several is enough to refuse', async () => {
  names['recordings.example'] = [[good, '192.168.1.1']];
  expect(await refusal('https://recordings.example/sound')).toBe('invalid');
  expect(opened).toEqual([]);
});

test('a name is resolved once for each connection, so a second answer can’t lead inside', async () => {
  names['recordings.example'] = [[good], ['127.0.0.1']];
  await text(await fetchSound('https://recordings.example/sound'));
  expect(opened).toEqual([[good, 'https://recordings.example/sound']]);
  names['recordings.example'] = [[good], ['127.0.0.1']];
  expect(await refusal('https://recordings.example/moved')).toBe('invalid');
  expect(opened).toHaveLength(2);
});

test('a missing sound and an unknown name are not found', async () => {
  expect(await refusal('https://recordings.example/missing')).toBe('not-found');
  names['recordings.example'] = [];
  expect(await refusal('https://recordings.example/sound')).toBe('not-found');
});

test('without allowed hosts, nothing is fetched', async () => {
  await expect(soundFetcher([], network)('https://recordings.example/sound')).rejects.toMatchObject({
    code: 'not-in-list',
  });
});

test.each([
  ...['127.0.0.1', '127.9.9.9', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1', '169.254.169.254'],
  ...['0.0.0.0', '100.64.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'localhost', ''],
])('%s isn’t a public address', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each([good, '8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
  '%s is a public address',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);
