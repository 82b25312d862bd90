import type { Contestant, Links } from '../contestant.ts';

/** The baseline: a list of links under the name of each group. */
export const contestant: Contestant<Links[]> = {
  convert: (groups) => groups,
  Picture: ({ data }) => (
    <nav style={{ width: 248 }}>
      <ul>
        {data.map(({ id, name, links }) => (
          <li key={id}>
            {name}
            <ul>
              {links.map(({ href, words }) => (
                <li key={href}>
                  <a href={href}>{words}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  ),
};
