/**
 * Ten digits as (555) 010-2231, with marks that keep it on one line where it stands in text; other text is left alone.
 */
export function phoneText(digits: string): string {
  const [, area, office, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area ? `(${area})\u00a0${office}\u2011${line}` : digits;
}

/** The same in a box that stays on one line, and breaks after the area code where a column is too narrow. */
export function PhoneNumber({ digits }: { digits: string }) {
  return <span className="keep">{phoneText(digits).replace('\u00a0', ' ')}</span>;
}
