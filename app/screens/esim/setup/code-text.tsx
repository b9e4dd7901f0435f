import type { ReactNode } from 'react';

/**
 * A code to type or to copy. Where it finds no room it breaks between its parts, and a part that is still too long
 * after each eight characters; what is copied has none of these breaks (ESIM-4).
 */
export function CodeText({ code }: { code: string }) {
  return code.split(/(?<=\$)/).map((part) => <Whole key={part}>{eights(part)}</Whole>);
}

function eights(part: string): ReactNode {
  const pieces = part.match(/.{1,8}/g) ?? [];
  return pieces.length > 1 ? pieces.map((piece, index) => <Whole key={index}>{piece}</Whole>) : part;
}

function Whole({ children }: { children: ReactNode }) {
  return <span className="keep">{children}</span>;
}
