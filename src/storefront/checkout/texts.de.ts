import type { checkout as en } from './texts.en.ts';

/** By carrier and method; another one is shown by the name that commerce gives it. */
const shippingMethods: Record<string, string> = { 'tablerate/bestway': 'Standardversand' };

export const checkout = {
  adding: {
    'no-variant': () => 'Bitte wählen Sie zuerst eine Ausführung dieses Produkts.',
    'no-stock-status': () => 'Wir sehen nicht, ob es dieses Produkt noch gibt.',
    'too-few': (left: number) => `Von diesem Produkt sind nur noch ${left} da.`,
  },
  ledger: {
    shipping: 'Versand',
    shippingPaid: (plan: string) => `${plan} zahlt`,
    tax: 'Steuer',
    taxWithRate: (percent: string) => `Steuer ${percent} %`,
    includedTax: (percent: string | null) =>
      percent === null ? 'darin enthaltene MwSt.' : `darin enthalten ${percent} % MwSt.`,
    other: 'Weitere Kosten',
  },

  pair: {
    frame: 'Fassung',
    lenses: 'Gläser',
    colour: 'Farbe',
    measurements: (lens: string, bridge: string, temple: string, width: string) =>
      `Glas ${lens}, Steg ${bridge}, Bügel ${temple}, Gesamtbreite ${width}`,
    named: (name: string, colour: string) => `${name} in ${colour}`,
    fromTheFront: (named: string) => `${named}, von vorn`,
  },

  empty: {
    title: 'Ihr Warenkorb ist leer',
    lead: 'Zurzeit liegt nichts darin.',
    start: 'Bestellung beginnen',
    lastOrder: 'Ihre Bestellung ansehen',
    continueOrder: 'Bestellung fortsetzen',
  },

  cart: {
    title: 'Ihre Brille',
    lead: 'Sehen Sie sich alles in Ruhe an. Noch ist nichts bestellt.',
    frameTitle: 'Ihre Fassung und Gläser',
    changeFrame: 'Fassung oder Gläser ändern',
    prescriptionTitle: 'Ihre Verordnung',
    prescription: 'Verordnung',
    noPrescription: 'Wir können die Verordnung nicht lesen. Bitte geben Sie sie noch einmal ein.',
    stock: 'Nicht genug vorrätig',
    stockShort: 'Davon haben wir weniger vorrätig, als in Ihrem Warenkorb liegt.',
    soldOut: 'Diese Fassung ist soeben ausverkauft',
    soldOutText:
      'Bitte wählen Sie eine andere Fassung oder Farbe. Ihre Verordnung und Ihre Gläser bleiben gewählt.',
    chooseFrame: 'Andere Fassung wählen',
    shippingLater: 'Die Versandkosten nennen wir, sobald wir Ihre Adresse haben.',
    continue: 'Weiter zur Lieferung',
    continueToReview: 'Weiter zur Übersicht',
    remove: 'Diese Brille entfernen',
    removeQuestion:
      'Fassung und Gläser werden aus dem Warenkorb entfernt. Ihre Verordnung und Ihre Glasart bleiben gespeichert.',
    removeAction: 'Ja, diese Brille entfernen',
  },

  coupon: {
    title: 'Ich habe einen Gutschein',
    label: 'Gutscheincode',
    hint: 'Er wird von dem Betrag abgezogen, den Sie selbst zahlen.',
    apply: 'Einlösen',
    applied: (code: string) => `Der Gutschein ${code} ist eingelöst.`,
    remove: 'Gutschein entfernen',
    problems: {
      required: 'Bitte geben Sie den Code Ihres Gutscheins ein.',
      invalid: 'Dieser Gutscheincode ist nicht gültig. Bitte prüfen Sie ihn noch einmal.',
      already:
        'Es ist schon ein Gutschein eingelöst. Bitte entfernen Sie ihn, um einen anderen einzulösen.',
      expired: 'Dieser Gutschein ist abgelaufen.',
      usedUp: 'Dieser Gutschein ist aufgebraucht.',
      usedByYou: 'Sie haben diesen Gutschein schon für eine Bestellung eingelöst.',
      otherGoods:
        'Dieser Gutschein gilt für andere Fassungen oder Gläser als die in Ihrem Warenkorb.',
      belowMinimum: (amount: string) =>
        `Dieser Gutschein gilt, wenn Fassung und Gläser zusammen mindestens ${amount} kosten, bevor Ihre Krankenkasse zahlt.`,
      cardNumber:
        'Das sieht nach der Nummer einer Zahlungskarte aus. Wir fragen nie nach Kartennummern.',
    },
  },

  delivery: {
    title: 'Wohin dürfen wir Ihre Brille senden?',
    editTitle: 'Lieferung ändern',
    lead: 'Wir haben eingetragen, was Ihrer Krankenkasse vorliegt. Bitte prüfen Sie die Angaben.',
    email: {
      label: 'E-Mail',
      hint: 'Dorthin senden wir die Bestätigung und Nachrichten zu Ihrer Bestellung.',
      problems: {
        required: 'Geben Sie Ihre E-Mail-Adresse ein, damit wir Ihre Bestellung bestätigen können.',
        'email-invalid': 'Ungültige E-Mail-Adresse',
      },
    },
    otherCountry: {
      title: (country: string) => `Diese Preise gelten für Lieferungen nach ${country}`,
      text: (other: string) =>
        `Ihre bisherige Adresse liegt in einem anderen Land (${other}). Bitte geben Sie hier eine andere an, oder wechseln Sie oben auf der Seite die Sprache, um dorthin zu bestellen.`,
    },
    save: 'Weiter zur Übersicht',
    saveEdit: 'Speichern und zur Übersicht',
    refused: 'Die Adresse wurde nicht angenommen',
  },

  addresses: {
    question: 'An welche Adresse dürfen wir senden?',
    another: 'Andere Adresse',
    save: 'Diese Adresse für das nächste Mal speichern',
    billing: 'Wohin die Rechnung geht',
    billingQuestion: 'An welche Adresse soll die Rechnung gehen?',
    same: 'An dieselbe Adresse',
    other: 'An eine andere Adresse',
  },

  payment: {
    title: 'So zahlen Sie den Rest',
    lead: (amount: string) => `Sie zahlen selbst noch ${amount}. Kartenzahlung ist nicht möglich.`,
    leadOnline: (amount: string) => `Sie zahlen selbst noch ${amount}.`,
    question: 'Wie möchten Sie zahlen?',
    required: 'Bitte wählen Sie, wie Sie zahlen möchten.',
    nothing: (plan: string) => `${plan} zahlt alles. Sie zahlen nichts.`,
    sentIn: { USD: 'Scheck oder Zahlungsanweisung', EUR: 'Überweisung' },
    numberLabel: 'Bestellnummer Ihres Arbeitgebers',
    numberHint: 'Von Ihrem Arbeitgeber; nur wenn er zahlt.',
    numberRequired: 'Bitte geben Sie die Bestellnummer ein.',
    methods: {
      hostedpayment: {
        name: 'Online, mit Karte',
        detail:
          'Sie zahlen auf der Seite unseres Zahlungs\u00ADanbieters; Ihre Kartennummer erreicht uns nie. Dort sehen Sie auch, welche Karten er nimmt.',
      },
      checkmo: {
        name: 'Überweisung',
        detail:
          'Sie überweisen nach der Bestellung. Konto, Verwendungszweck und Frist stehen in der Bestätigung.',
      },
      purchaseorder: {
        name: 'Rechnung an den Arbeitgeber',
        detail: 'Ihr Arbeitgeber zahlt und hat Ihnen eine Bestellnummer gegeben.',
      },
      free: { name: 'Nichts zu zahlen', detail: 'Sie zahlen nichts.' },
    },
  },

  merged: {
    title: 'Sie sind angemeldet, und Ihre Auswahl ist noch da',
    outcomes: {
      merged: (name: string) => `${name}: liegt in Ihrem Warenkorb.`,
      capped: (name: string) =>
        `${name}: liegt einmal in Ihrem Warenkorb, denn bestellt wird eine Brille.`,
      dropped: (name: string) => `${name}: wurde entfernt.`,
      prescription: () =>
        'Die Verordnung, die Sie vor der Anmeldung angegeben haben, ist jetzt Ihre gespeicherte, anstelle der älteren.',
    },
  },

  lensChange: {
    otherTitle: 'Ihre neuen Werte brauchen andere Gläser',
    other: (from: string, to: string) =>
      `„${from}“ lässt sich dafür nicht fertigen. Wir haben stattdessen „${to}“ gewählt.`,
    lensPrice: (before: string, now: string) => `Die Gläser kosten ${now} statt ${before}.`,
    youPay: (before: string, now: string) => `Sie zahlen ${now} statt ${before}.`,
    advisedTitle: 'Wir empfehlen jetzt ein dünneres Glas',
    advised: (lens: string) =>
      `Ihre Werte sind stärker geworden, deshalb würde das gewählte Glas dicker. Unser Vorschlag: „${lens}“.`,
    choose: 'Gläser ansehen',
  },

  otherPrescription: {
    title: 'Ihre gespeicherte Verordnung hat andere Werte',
    text: 'Sie haben Ihre Verordnung geändert, nachdem Sie diese Gläser gewählt hatten. Diese Brille würde nach den hier gezeigten Werten gefertigt.',
    use: 'Meine gespeicherte Verordnung verwenden',
  },

  prescriptionEdit: {
    title: 'Verordnung ändern',
    save: 'Speichern und zur Übersicht',
    lead: 'Wir passen die Gläser in Ihrem Warenkorb an die neuen Werte an.',
  },

  review: {
    billTo: 'Rechnung an',
    title: 'Bestellung prüfen',
    lead: 'Bitte vergleichen Sie alles mit Ihrer Verordnung. Sie können jeden Teil ändern.',
    delivery: 'Lieferung',
    deliveryWhat: 'Lieferung',
    pair: 'Fassung und Gläser',
    pairWhat: 'Fassung und Gläser',
    prescription: 'Verordnung',
    prescriptionWhat: 'Verordnung',
    payment: 'Zahlung',
    paymentWhat: 'Zahlung',
    total: 'Was es kostet',
    methods: shippingMethods,
    purchaseOrder: (number: string) => `Bestellnummer ${number}`,
    payBy: (day: string) =>
      `Bitte zahlen Sie bis zum ${day}. Danach wird eine nicht bezahlte Bestellung storniert.`,
    /** The law's words (§ 312j Abs. 3 BGB), and nothing beside them. */
    place: 'Zahlungspflichtig bestellen',
    placing: 'Ihre Bestellung wird gesendet',
    paidFirst:
      'Sie zahlen auf der nächsten Seite; wenn Sie gezahlt haben, wird Ihre Bestellung aufgegeben. Abgebucht wird nur für eine Bestellung, die bei uns eingegangen ist.',
    unpaid: 'Sie haben nicht gezahlt',
    unpaidText: {
      left: 'Es wurde nichts bestellt und nichts abgebucht. Sie können noch einmal zur Zahlung gehen oder eine andere Zahlungsart wählen.',
      refused:
        'Ihre Karte wurde abgelehnt. Es wurde nichts bestellt und nichts abgebucht. Sie können es mit einer anderen Karte versuchen oder eine andere Zahlungsart wählen.',
      released:
        'Sie hatten gezahlt, aber Ihre Bestellung konnte nicht aufgegeben werden. Ihre Zahlung ist freigegeben: Abgebucht wird nichts, auch wenn Ihre Bank den Betrag noch einige Tage zeigt. Bitte prüfen Sie Ihre Bestellung und versuchen Sie es noch einmal.',
    },
    otherWay: 'Andere Zahlungsart wählen',
    benefitUsed: (plan: string, days: number) =>
      days > 1
        ? `Mit dieser Bestellung nutzen Sie Ihre Leistung von ${plan}: eine Brille alle ${days} Tage.`
        : `Mit dieser Bestellung nutzen Sie Ihre Leistung von ${plan} für diese Wartezeit.`,
    optician: {
      title: 'Bevor wir Ihre Brille fertigen, sieht sich eine Fachkraft Ihr Bild an',
      values: 'Diese Werte haben Sie daneben eingetippt oder geändert:',
      gone: 'Ihr Bild wurde gelöscht; welche Werte Sie daneben eingetippt haben, wissen wir nicht mehr. Die Fachkraft wird Sie um die Verordnung bitten.',
      refused: 'Diese Verordnung konnten wir schon einmal nicht bestätigen.',
      always: 'Wir vergleichen jedes Bild mit seinen Werten.',
      next: 'So lange wartet Ihre Bestellung. Ist etwas unklar, schreiben wir Ihnen.',
      without: 'Ein deutliches Foto, von dem wir jeden Wert ablesen können, braucht das nicht.',
      photo: 'Neues Foto aufnehmen',
    },
    terms: 'Mit der Bestellung stimmen Sie den Nutzungsbedingungen zu.',
    termsLink: 'Nutzungsbedingungen lesen',
    changed: 'Die Summe hat sich geändert',
    changedText: (before: string, now: string) =>
      `Während Sie die Bestellung ansahen, hat sich ein Preis geändert: Die Summe war ${before} und ist jetzt ${now}. Es wurde nichts bestellt. Bitte prüfen Sie die Summe und bestellen Sie noch einmal.`,
    changedOtherwise: 'Ihre Bestellung hat sich geändert',
    changedOtherwiseText: (now: string) =>
      `Während Sie die Bestellung ansahen, haben sich Fassung, Gläser, Verordnung oder Lieferung geändert, vielleicht in einem anderen Fenster. Es wurde nichts bestellt. Die Summe ist weiter ${now}. Bitte prüfen Sie alles und bestellen Sie noch einmal.`,
    refused: 'Ihre Bestellung wurde nicht aufgegeben',
    refusedSafe: 'Es wurde nichts bestellt und nichts berechnet. Ihr Warenkorb ist unverändert.',
    refusals: {
      paymentAway:
        'Die Zahlungsseite ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal, oder wählen Sie eine andere Zahlungsart.',
      outOfStock:
        'Die Fassung ist gerade eben ausverkauft. Bitte wählen Sie eine andere Fassung oder Farbe.',
      busy: 'Gerade bestellen so viele, dass wir nicht zu Ihrer Bestellung gekommen sind. Bitte bestellen Sie in einem Augenblick noch einmal.',
      tooOften:
        'Aus Ihrem Netz wurde in der letzten Stunde sehr oft bestellt, deshalb haben wir mit Ihrer Bestellung nicht begonnen. Bitte bestellen Sie später noch einmal, spätestens in einer Stunde.',
      address: 'An diese Adresse können wir nicht liefern. Bitte prüfen Sie sie.',
      payment: 'Bitte wählen Sie noch einmal, wie Sie zahlen möchten.',
    },
  },

  confirmation: {
    title: 'Vielen Dank. Ihre Bestellung ist eingegangen.',
    number: 'Bestellnummer',
    placedOn: (date: string) => `Bestellt am ${date}`,
    keepGuest: 'Bitte heben Sie diese Nummer auf. Wir senden sie auch an Ihre E-Mail-Adresse.',
    keep: 'Bitte heben Sie diese Nummer auf. Ihre Bestellung finden Sie jederzeit unter „Ihre Bestellungen“.',
    next: 'Wie es weitergeht',
    steps: {
      check: (date: string) =>
        `Bis ${date}: Eine Optikerin oder ein Optiker prüft Ihre Verordnung. Ist etwas unklar, rufen wir Sie an.`,
      make: (date: string) =>
        `Bis ${date}: Wir fertigen Ihre Gläser und setzen sie in die Fassung ein.`,
      arrive: (date: string) => `Voraussichtlich am ${date}: Ihre Brille kommt bei Ihnen an.`,
    },
    pay: {
      title: 'So zahlen Sie',
      check: (amount: string, due: string) =>
        `Bitte senden Sie bis zum ${due} einen Scheck oder eine Zahlungsanweisung über ${amount} und geben Sie den Verwendungszweck darauf an.`,
      transfer: (amount: string, due: string) =>
        `Bitte überweisen Sie ${amount} bis zum ${due} und geben Sie den Verwendungszweck an.`,
      payee: 'Empfänger',
      sendTo: 'Senden an',
      iban: 'IBAN',
      reference: 'Verwendungszweck',
      due: 'Zahlbar bis',
      purchaseorder: (amount: string, number: string) =>
        `Wir stellen Ihrem Arbeitgeber ${amount} unter der Bestellnummer ${number} in Rechnung. Sie müssen nichts weiter tun.`,
      free: 'Sie haben nichts zu zahlen.',
      online: {
        authorised: (amount: string) =>
          `Sie haben ${amount} online gezahlt. Der Betrag wird gleich abgebucht. Sie müssen nichts weiter tun.`,
        captured: (amount: string) =>
          `Sie haben ${amount} online gezahlt. Sie müssen nichts weiter tun.`,
        'being-returned': (amount: string) =>
          `Wir zahlen Ihnen die ${amount} zurück, die Sie online gezahlt haben.`,
        returned: (amount: string) => `Die online gezahlten ${amount} wurden nicht abgebucht.`,
        refunded: (amount: string) =>
          `Wir haben Ihnen die online gezahlten ${amount} zurückgezahlt. Bis Ihre Bank es zeigt, können einige Tage vergehen.`,
        lapsed: (amount: string) =>
          `Ihre Bank merkt die ${amount} nicht mehr für uns vor. Von Ihrer Karte wurde nichts abgebucht.`,
        'lapsed-owed': (amount: string) =>
          `Ihre Bank merkt die ${amount} nicht mehr für uns vor. Von Ihrer Karte wurde nichts abgebucht. Wir schreiben Ihnen wegen Ihrer Bestellung.`,
        unknown: (amount: string) => `Sie haben ${amount} online gezahlt.`,
      },
    },
    toPay: 'Sie haben noch nicht gezahlt',
    toPayText:
      'Ihre Bestellung wird aufgegeben, sobald Sie gezahlt haben. Bisher wurde nichts abgebucht.',
    toPayGo: 'Zur Zahlung',
    toPayBack: 'Zurück zur Übersicht',
    benefit: 'Ihre nächste Brille',
    benefitOn: (date: string) => `Ab dem ${date} können Sie Ihre Leistung wieder nutzen.`,
    benefitEvery: (plan: string, days: number) => `${plan} zahlt alle ${days} Tage eine Brille.`,
    benefitNow: 'Sie können Ihre Leistung jetzt nutzen.',
    printHint: 'Zum Drucken nutzen Sie bitte die Druckfunktion Ihres Browsers.',
    orders: 'Ihre Bestellungen ansehen',
    home: 'Zur Startseite',
    none: 'Hier gibt es noch keine Bestellung',
    noneText: 'Sobald Sie bestellt haben, finden Sie hier die Bestätigung.',
    notFound:
      'Ihre Bestellung ist sicher eingegangen. Die Einzelheiten lassen sich gerade nicht anzeigen.',
    pending: 'Wir prüfen Ihre Bestellung',
    pendingText:
      'Es dauert etwas länger als sonst, und noch ist nicht klar, ob Ihre Bestellung eingegangen ist. Bitte bestellen Sie nicht noch einmal: Diese Seite sieht von selbst nach und sagt Ihnen Bescheid.',
    pendingLong:
      'Das dauert ungewöhnlich lange. Sobald die Bestellung eingegangen ist, steht sie unter „Ihre Bestellungen“. Steht sie dort nicht, gehen Sie zurück zur Übersicht und bestellen Sie noch einmal: Doppelt bestellt wird nichts.',
    pendingCheck: 'Jetzt nachsehen',
    backToReview: 'Zurück zur Übersicht',
  },
} satisfies typeof en;
