import type { Person } from './people.ts';

interface PageProps {
  people: readonly Person[];
  nonce: string;
  state: string;
}

/** The page on which a developer selects an identity. Plain HTML: forms and buttons, no script. */
export const page = ({ people, nonce, state }: PageProps) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Development Sign-In</title>
<link rel="stylesheet" href="/dev-identity/style.css">
</head>
<body>
<main>
<h1>Choose a Demo Account</h1>
<p>This development sign-in replaces Google on this machine only. Choose a person to sign in without a password.</p>
<form action="/dev-identity/token">
<input type="hidden" name="nonce" value="${escaped(nonce)}">
<input type="hidden" name="state" value="${escaped(state)}">
<ul>
${people.map(row).join('\n')}
</ul>
</form>
<p><a href="/login">Back to the sign-in page</a></p>
</main>
</body>
</html>
`;

const row = ({ sub, name, email, places }: Person) => `<li><button name="person" value="${escaped(sub)}">
<strong><bdi>${escaped(name)}</bdi></strong> <small><bdi>${escaped(email)}</bdi></small>
${(places.length > 0 ? places : ['No organization yet']).map((place) => `<span><bdi>${escaped(place)}</bdi></span>`).join('\n')}
</button></li>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Its style sheet, in the console's colors, light or dark like the system. */
export const styleSheet = `:root {
  color-scheme: light dark;
  --canvas: light-dark(#f7f7f4, #101211);
  --surface: light-dark(#fff, #171a19);
  --hover: light-dark(#eeeeea, #272d2b);
  --edge: light-dark(#80857f, #7b837f);
  --text: light-dark(#1a1d1c, #ecefed);
  --muted: light-dark(#565c59, #aeb5b1);
  --link: light-dark(#0a5f67, #73cdd0);
  --focus: light-dark(#0b656d, #8adddf);
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--canvas); color: var(--text); font: 0.875rem/1.43 Rubik, system-ui, sans-serif; }
main { max-inline-size: 33rem; margin-inline: auto; padding: 3rem 1rem; display: grid; gap: 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.29; font-weight: 500; }
p { color: var(--muted); max-inline-size: 64ch; }
ul { list-style: none; padding: 0; display: grid; gap: 0.5rem; }
button {
  display: grid; gap: 0.125rem; inline-size: 100%; min-block-size: 2.75rem; padding: 0.75rem 1rem;
  background: var(--surface); color: inherit; border: 1px solid var(--edge); border-radius: 0.5rem;
  font: inherit; text-align: start; overflow-wrap: anywhere; cursor: pointer;
}
button:hover { background: var(--hover); }
strong { font-size: 1rem; font-weight: 500; }
small { font-size: 0.8125rem; justify-self: start; }
small, span { color: var(--muted); }
a { color: var(--link); display: inline-block; min-block-size: 1.5rem; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
