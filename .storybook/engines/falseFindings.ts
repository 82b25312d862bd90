import type { Engine } from './engines.ts';

/** A rule that is wrong about some elements. */
export interface FalseFinding {
  /** Also the name of its picture. */
  id: string;
  /** The rule of each engine that reports it. */
  rules: Partial<Record<Engine, string>>;
  /** Matches the elements. */
  selector: string;
  /** The element in the picture. @default the first element that the selector matches */
  shown?: string;
  /** What the engine reports, and why that is not so. */
  why: string;
  /** The sentence of the standard. */
  quote: string;
  link: string;
}

/** Everything that the engines report and that isn't mended: at most ten entries. */
export const falseFindings: readonly FalseFinding[] = [
  {
    id: 'links-to-a-state-of-the-page',
    rules: { HTMLCS: 'WCAG2AA.Principle2.Guideline2_4.2_4_1.G1,G123,G124.NoSuchID' },
    selector:
      'a[href^="#"]:is([href="#terms"], [href="#privacy"], [data-part="link"], [data-part="link-button"], [data-part="menu-item"], [data-part="transcript-turn"] *)',
    why: 'The rule looks for the targets of links that skip blocks. These are ordinary links: on the sign-in page `#terms` and `#privacy` open a dialog, and the links of stories are samples of links to other screens. Skip links and the links of error summaries aren’t covered by this entry.',
    quote: 'A mechanism is available to bypass blocks of content that are repeated on multiple web pages.',
    link: 'https://www.w3.org/TR/WCAG22/#bypass-blocks',
  },
  {
    id: 'text-of-disabled-controls',
    rules: {
      IBM: 'text_contrast_sufficient',
      HTMLCS: 'WCAG2AA.Principle1.Guideline1_4.1_4_3.G18.Fail',
    },
    selector: 'label[data-disabled], label[data-disabled] *',
    why: 'The engines know that a disabled `<input>` is exempt, but not the text in the `<label>` around it.',
    quote:
      'Text or images of text that are part of an inactive user interface component, that are pure decoration, that are not visible to anyone, or that are part of a picture that contains significant other visual content, have no contrast requirement.',
    link: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
  },
  {
    id: 'page-behind-an-open-list',
    rules: { IBM: 'aria_hidden_nontabbable' },
    selector:
      ':root:has([role="combobox"][aria-expanded="true"]) :is([aria-hidden="true"], [aria-hidden="true"] *)',
    shown: '[role="listbox"]',
    why: 'While the list of a combo box is open, React Aria hides the rest of the page. Tab and a click elsewhere close the list first, which shows the page again, so that focus never goes to a hidden element.',
    quote:
      'Interacting with the page does not result in changing the aria-hidden attribute value of target elements. An example of such a situation would be when closing a modal dialog makes previously hidden elements that were not focusable or part of the sequential focus navigation become focusable and part of the sequential focus navigation.',
    link: 'https://www.w3.org/WAI/standards-guidelines/act/rules/6cfa84/',
  },
  {
    id: 'email-as-user-name',
    rules: {
      IBM: 'input_autocomplete_valid',
      HTMLCS: 'WCAG2AA.Principle1.Guideline1_3.1_3_5.H98',
    },
    selector: 'input[type="email"][autocomplete="username"]',
    why: 'The engines allow `username` for text fields only. HTML has allowed it for email fields since September 2020, when its control group “Email” became “Username”.',
    quote: 'input elements with a type attribute in the Email state',
    link: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#control-group-username',
  },
  {
    id: 'form-that-is-being-saved',
    rules: { HTMLCS: 'WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2' },
    selector: 'form:has([data-pending="true"])',
    why: 'While a form is being saved, React Aria turns its submit button into a plain button, so that it can’t be submitted twice. The form has a submit button before and after that, and nothing is submitted by changing a field.',
    quote:
      'Changing the setting of any user interface component does not automatically cause a change of context unless the user has been advised of the behavior before using the component.',
    link: 'https://www.w3.org/TR/WCAG22/#on-input',
  },
  {
    id: 'tabs-behind-a-dialog',
    rules: { IBM: 'aria_child_tabbable' },
    selector: ':root:has([role="dialog"], [role="alertdialog"]) [role="tablist"]',
    why: 'The tabs are inert while a modal dialog is open. The selected tab has `tabindex="0"` and takes focus as soon as the dialog closes.',
    quote:
      'When a modal element is displayed, authors SHOULD mark all other contents as inert (such as "inert subtrees" in HTML) if the ability to do so exists in the host language.',
    link: 'https://www.w3.org/TR/wai-aria-1.3/#aria-modal',
  },
  {
    id: 'calls-in-the-history',
    rules: { IBM: 'aria_article_label_unique' },
    selector: 'article[aria-labelledby]:has(h4 a[aria-label])',
    why: 'The engine reads the visible words “Incoming Call” of each heading. The name comes from the `aria-label` of the link in the heading, which has the caller and the time.',
    quote:
      'Otherwise, if the current node is not a slot element and has an aria-label attribute whose value is not undefined, not the empty string, nor, when trimmed of whitespace, is not the empty string',
    link: 'https://www.w3.org/TR/accname-1.2/#comp_label',
  },
];
