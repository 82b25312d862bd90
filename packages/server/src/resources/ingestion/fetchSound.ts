import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import ipaddr from 'ipaddr.js';

/** A recording can't be fetched. The message is for developers and has no data but the host. */
export class FetchRefused extends Error {
  override name = 'FetchRefused';
  readonly code: 'not-in-list' | 'not-found' | 'invalid';
  constructor(code: 'not-in-list' | 'not-found' | 'invalid', message: string) {
    super(message);
    this.code = code;
  }
}

/** How a fetcher reaches the network. */
export interface Network {
  /** All addresses of a host name. */
  resolve(host: string): Promise<readonly string[]>;
  /** Sends a GET request to this address, whatever the name of the host in the URL resolves to. */
  open(address: string, url: URL, signal: AbortSignal): Promise<IncomingMessage>;
}

/** The maximum of redirects, and the time for everything, in milliseconds. */
const most = { redirects: 3, time: 12_000 };

const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: (address, url, signal) =>
    new Promise((resolve, reject) => {
      request(
        {
          ...{ host: address, servername: url.hostname, port: 443, path: url.pathname + url.search },
          ...{ headers: { host: url.host, accept: 'audio/*', 'accept-encoding': 'identity' } },
          ...{ agent: false, signal },
        },
        resolve,
      )
        .once('error', reject)
        .end();
    }),
};

/**
 * Whether an address is on the public internet: not private, loopback, link-local, shared, reserved or multicast, and
 * not an IPv6 form that leads to an IPv4 address.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/**
 * Fetches recordings from allowed hosts. Each host is resolved once, all of its addresses must be public, and the
 * request goes to the address that was checked. A redirect is checked like the first URL.
 *
 * @param hosts the names of the allowed hosts
 */
export function soundFetcher(hosts: readonly string[], network: Network = internet) {
  const allowed = new Set(hosts);

  /** @throws {FetchRefused} before any connection if the URL or an address isn't allowed */
  return async function fetchSound(address: string): Promise<IncomingMessage> {
    const signal = AbortSignal.timeout(most.time);
    let url = urlOf(address);
    for (let redirects = 0; redirects <= most.redirects; redirects += 1) {
      const answer = await ask(url, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) {
        signal.addEventListener('abort', () => answer.destroy(signal.reason), { once: true });
        return answer;
      }
      answer.destroy();
      const { location } = headers;
      if (statusCode < 300 || statusCode > 399 || location === undefined) {
        throw new FetchRefused('not-found', `${url.hostname} answered ${statusCode}`);
      }
      url = urlOf(location, url);
    }
    throw new FetchRefused('not-found', `${url.hostname} redirected too often`);
  };

  function urlOf(text: string, base?: URL): URL {
    const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
    if (url?.protocol !== 'https:' || url.username || url.password || url.port) {
      throw new FetchRefused('invalid', 'The URL must be https, without a user, a password or a port');
    }
    if (!allowed.has(url.hostname)) {
      throw new FetchRefused('not-in-list', `${url.hostname} is not an allowed host`);
    }
    return url;
  }

  async function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const lost = () => new FetchRefused('not-found', `${url.hostname} could not be reached`);
    const addresses = await network.resolve(url.hostname).catch(() => []);
    const [address] = addresses;
    if (address === undefined) throw lost();
    if (!addresses.every(isPublic)) {
      throw new FetchRefused('invalid', `${url.hostname} is not on the public internet`);
    }
    return network.open(address, url, signal).catch(() => Promise.reject(lost()));
  }
}
