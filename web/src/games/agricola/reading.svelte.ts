/** The card that is being read: the one last pointed at, focused or touched. */
export const reading = $state<{ card: string }>({ card: "" });
