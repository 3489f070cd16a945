import { type ReactNode, useState } from 'react';
import { SyntaxHighlighter } from 'storybook/internal/components';
import { Button } from '../src/design-system/actions/button';
import { Foundation } from '../stories/foundations/foundation';

/** Puts a text on the clipboard, and says so. */
function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button size="xs" variant="ghost" onClick={copy} onBlur={() => setCopied(false)} aria-live="polite">
      {isCopied ? 'Code copié' : 'Copier le code'}
    </Button>
  );
}

interface CodeBlockProps {
  code: string;
  language?: string;
  /** Formats the code first: what Storybook writes of a story is on one line. */
  isGenerated?: boolean;
}

/** Storybook's own block of code has an English button. */
export function CodeBlock({ code, language = 'tsx', isGenerated = false }: CodeBlockProps) {
  return (
    <>
      <div className="sb-unstyled">
        <SyntaxHighlighter bordered padded copyable={false} language={language} format={isGenerated}>
          {code}
        </SyntaxHighlighter>
      </div>
      <Foundation>
        <CopyButton text={code} />
      </Foundation>
    </>
  );
}

/** Code in a text: MDX and Markdown hand over a line of prose and a block alike. */
export function Code({ className, children }: { className?: string; children?: ReactNode }) {
  const text = String(children);
  if (!className && !text.includes('\n')) return <code>{text}</code>;
  return <CodeBlock code={text} language={className?.split('-')[1]} />;
}
