import { toast } from '@console/ui';

/** The toasts after copying. */
interface CopyMessages {
  copied: string;
  /** A second line, such as what was copied. */
  what?: string | undefined;
  notCopied: string;
  /** What people can do instead. */
  advice?: string | undefined;
}

/** Copies a text to the clipboard, and says in a toast whether that worked. */
export async function copyText(text: string, { copied, what, notCopied, advice }: CopyMessages) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', title: copied, description: what });
  } catch (error) {
    console.error(error);
    toast({ tone: 'error', title: notCopied, description: advice });
  }
}
