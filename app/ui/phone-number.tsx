/** Ten digits as (555) 010-2231, in signs that can be typed and copied (LINE-20); other text is left alone. */
export function phoneText(digits: string): string {
  const [, area, office, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area ? `(${area}) ${office}-${line}` : digits;
}

/** A phone number that stays on one line where it fits. */
export function PhoneNumber({ digits }: { digits: string }) {
  return <span className="keep">{phoneText(digits)}</span>;
}

/** A sentence that names a phone number: the number stays on one line where it fits. */
export function PhoneText({ children, digits }: { children: string; digits: string }) {
  const [before = '', ...rest] = children.split(phoneText(digits));
  return rest.length === 0 ? (
    <>{children}</>
  ) : (
    <>
      {before}
      <PhoneNumber digits={digits} />
      {rest.join(phoneText(digits))}
    </>
  );
}
