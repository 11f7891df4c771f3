/** What a customer keeps to look at again. */
export const wishlist = {
  heart: {
    save: (frame: string) => `Save ${frame}`,
    remove: (frame: string) => `Remove ${frame} from your list`,
    list: (count: number) => `Your saved frames (${count})`,
  },
  onPage: { save: 'Save', saved: 'Saved' },
  refused: {
    gone: 'This frame is no longer sold, so it cannot be saved.',
    unsupported: 'This product cannot be saved.',
    said: (message: string) => `It was not saved. The shop says: ${message}`,
  },
  page: {
    title: 'Your saved frames',
    lead: 'Put one of them into your cart, or look at it again. A frame that goes into the cart leaves this list.',
    empty:
      'Nothing is saved yet. Press the heart on a frame, and you find it here again, on every device.',
    find: 'Look at frames',
    away: 'Saved frames cannot be shown in this shop right now.',
    error: 'Wishlist error',
    inColour: (colour: string) => `Saved in ${colour}`,
    inColourSoldOut: (colour: string) => `Saved in ${colour}, which is sold out`,
    toCart: (frame: string) => `Put into the cart: ${frame}`,
    toCartAction: 'Put into the cart',
    remove: (frame: string) => `Remove ${frame}`,
    removeAction: 'Remove',
    frames: 'Frames',
    others: 'Also on your list',
    gone: 'A product that is no longer sold',
    removed: (frame: string) => `${frame} is off your list.`,
    undo: 'Undo',
    failed: 'Something went wrong, and your list has not changed. Please try again.',
  },
};
