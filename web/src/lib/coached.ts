/** Whether a coach is wished for during play. Read where it is kept, so that who wishes none need not fetch one. */
export function isCoached(): boolean {
  try {
    const kept = JSON.parse(localStorage.getItem("bocage-learn") ?? "{}") as { warns?: number };
    return (kept.warns ?? 0) > 0;
  } catch {
    return false;
  }
}
