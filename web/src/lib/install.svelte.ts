/** What a browser says when the page can be put on the home screen. */
type Offer = Event & { prompt: () => Promise<unknown> };

const PLACE = 'magnat.install';

/** The offer to install, kept for a calm moment. */
class Install {
  private offer: Offer | null = $state.raw(null);
  private asked = $state(true);
  readonly possible = $derived(this.offer !== null && !this.asked);

  /** Listens for the offer. */
  listen(): () => void {
    try {
      this.asked = localStorage.getItem(PLACE) !== null;
    } catch {
      this.asked = true; // A browser that keeps nothing would be asked for ever.
    }
    const hear = (event: Event) => {
      event.preventDefault();
      this.offer = event as Offer;
    };
    // Installed by the menu of the browser: there is nothing left to offer.
    const done = () => this.answer(false);
    addEventListener('beforeinstallprompt', hear);
    addEventListener('appinstalled', done);
    return () => {
      removeEventListener('beforeinstallprompt', hear);
      removeEventListener('appinstalled', done);
    };
  }

  /** Nobody is asked twice. */
  answer(yes: boolean): void {
    this.asked = true;
    if (yes) void this.offer?.prompt();
    // An offer can be shown once; the browser makes another one if it likes.
    this.offer = null;
    try {
      localStorage.setItem(PLACE, 'asked');
    } catch {
      // As above: this browser is not asked while the page is open.
    }
  }
}

export const install = new Install();
