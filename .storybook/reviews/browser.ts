interface Told {
  userAgent: string;
  /** Only in Chromium. */
  userAgentData?: { brands: { brand: string; version: string }[]; platform: string };
}

/** The browser with its version and system, as far as it tells: "Google Chrome 156, Windows". People can correct it. */
export function browserOf({ userAgent, userAgentData }: Told): string {
  if (userAgentData) {
    const brands = userAgentData.brands.filter(({ brand }) => !/not.?a.?brand/i.test(brand));
    const own = brands.find(({ brand }) => brand !== 'Chromium') ?? brands[0];
    if (own) return [`${own.brand} ${own.version}`, userAgentData.platform].filter(Boolean).join(', ');
  }
  const [, system] =
    /(Windows|Android|iPhone|iPad|Mac OS X|CrOS|Linux)/.exec(userAgent.replace('X11; ', '')) ?? [];
  const name = nameIn(userAgent);
  return name ? [name, system?.replace(' OS X', '')].filter(Boolean).join(', ') : '';
}

function nameIn(userAgent: string) {
  for (const [name, pattern] of [
    ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
    ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
    ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
    ['Safari', /Version\/(\d+(?:\.\d+)?).* Safari/],
  ] as const) {
    const [, version] = pattern.exec(userAgent) ?? [];
    if (version) return `${name} ${version}`;
  }
  return undefined;
}
