interface ListProps {
  items: readonly string[];
  /** Numbers the items, for steps that follow each other. */
  numbered?: boolean;
}

/** A list of texts: bullets, or numbered steps. */
export function List({ items, numbered = false }: ListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="points">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
