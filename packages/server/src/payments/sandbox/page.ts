import { type CardErrors, testCards } from './cards.ts';
import type { messagesIn } from './messages.ts';
import { sandboxPath } from './provider.ts';

/** The style sheet of the card page, in the console's colors, light or dark like the system. */
export const styleSheet = `:root {
  color-scheme: light dark;
  --canvas: light-dark(#f7f7f4, #101211);
  --surface: light-dark(#fff, #171a19);
  --sunken: light-dark(#eeeeea, #1d2120);
  --edge: light-dark(#80857f, #7b837f);
  --text: light-dark(#1a1d1c, #ecefed);
  --muted: light-dark(#565c59, #aeb5b1);
  --accent: light-dark(#0b656d, #73cdd0);
  --on-accent: light-dark(#fff, #08282a);
  --accent-hover: light-dark(#08535a, #8adddf);
  --danger: light-dark(#a8211a, #f2b0aa);
  --danger-soft: light-dark(#fcedeb, #3a1f1d);
  --focus: light-dark(#0b656d, #8adddf);
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--canvas); color: var(--text); font: 0.875rem/1.4 Rubik, system-ui, sans-serif; }
main { max-inline-size: 26rem; margin-inline: auto; padding: 0.75rem 1rem; display: grid; gap: 0.625rem; }
h1 { font-size: 1.25rem; line-height: 1.3; font-weight: 500; }
form { display: grid; gap: 0.625rem; }
.note { background: var(--sunken); border-radius: 0.5rem; padding: 0.5rem 0.75rem; font-size: 0.8125rem; }
dl div { display: flex; flex-wrap: wrap; gap: 0 0.5rem; justify-content: space-between; }
dt, small { color: var(--muted); }
dd { font-variant-numeric: tabular-nums; }
.alert, .problem { color: var(--danger); overflow-wrap: anywhere; }
.alert { background: var(--danger-soft); border-radius: 0.5rem; padding: 0.5rem 0.75rem; }
.field { display: grid; gap: 0.25rem; align-content: end; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 0.625rem; align-items: start; }
label { font-weight: 500; }
small, .problem { font-size: 0.8125rem; line-height: 1.3; }
input {
  inline-size: 100%; min-block-size: 2.5rem; padding: 0.375rem 0.625rem;
  background: var(--surface); color: inherit; border: 1px solid var(--edge); border-radius: 0.375rem;
  font: inherit; font-size: 1rem; font-variant-numeric: tabular-nums;
}
[dir='rtl'] input { text-align: right; }
input[aria-invalid] { border: 2px solid var(--danger); }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
button {
  flex: 1 0 auto; min-block-size: 2.75rem; padding: 0.5rem 1rem; border-radius: 0.5rem; cursor: pointer;
  background: var(--accent); color: var(--on-accent); border: 1px solid transparent; font: inherit; font-weight: 500;
}
button:hover { background: var(--accent-hover); }
.quiet { background: transparent; color: var(--text); border-color: var(--edge); }
.quiet:hover { background: var(--sunken); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

type Language = ReturnType<typeof messagesIn>;

interface FormProps {
  secret: string;
  /** The expiry that was entered. The number and the code are never sent back. */
  expiry?: string;
  errors?: CardErrors;
  /** An error of the whole form: declined, or too many attempts. */
  alert?: string;
}

/** The page on which a person enters a test card. Plain HTML: a form, no script. */
export function formPage(language: Language, { secret, expiry = '', errors = {}, alert }: FormProps): string {
  const { messages } = language;
  const hasFailed = Boolean(alert) || Object.keys(errors).length > 0;
  const firstWrong = (['number', 'expiry', 'code'] as const).find((name) => errors[name]) ?? 'number';
  const field = (name: keyof CardErrors, hint: string, attributes: string) => {
    const problem = errors[name];
    const describedBy = [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(' ');
    return `<div class="field">
<label for="${name}">${messages[name]}</label>
${hint && `<small id="${name}-hint">${hint}</small>`}
<input id="${name}" name="${name}" dir="ltr" inputmode="numeric" autocomplete="off" ${attributes}${
      describedBy && ` aria-describedby="${describedBy}"`
    }${problem ? ' aria-invalid="true"' : ''}${name === firstWrong ? ' autofocus' : ''}>
${problem ? `<p class="problem" id="${name}-error">${messages[`problems.${problem}`]}</p>` : ''}
</div>`;
  };
  return page(
    language,
    hasFailed ? messages.errorTitle : messages.title,
    `<h1>${messages.title}</h1>
<div class="note">
<p>${messages.note}</p>
<dl>
<div><dt>${messages.accepted}</dt> <dd><bdi dir="ltr">${testCards.accepted}</bdi></dd></div>
<div><dt>${messages.declined}</dt> <dd><bdi dir="ltr">${testCards.declined}</bdi></dd></div>
</dl>
</div>
${alert ? `<p class="alert" role="alert">${alert}</p>` : ''}
<form method="post" action="${sandboxPath}/${secret}">
${field('number', '', 'maxlength="64"')}
<div class="pair">
${field('expiry', messages.expiryHint, `maxlength="7" value="${escaped(expiry)}"`)}
${field('code', messages.codeHint, 'maxlength="8"')}
</div>
<div class="buttons">
<button name="action" value="save">${messages.save}</button>
<button name="action" value="cancel" class="quiet">${messages.cancel}</button>
</div>
</form>`,
  );
}

/** The page that replaces the form when the registration is completed, expired or unknown. */
export function gonePage(language: Language, state: 'completed' | 'expired' | 'unknown'): string {
  const title = language.messages[`gone.${state}.title`];
  const text = language.messages[`gone.${state}.text`];
  return page(language, title, `<h1>${title}</h1>\n<p>${text}</p>`);
}

const page = ({ language, direction }: Language, title: string, content: string) => `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${sandboxPath}/style.css">
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;

/** Only characters that an expiry can contain are sent back. */
const escaped = (text: string) => text.replace(/[^\d/ ]/g, '').slice(0, 7);
