import type { LegalTexts } from './legal-document.ts';

/** Die verbindlichen Texte, mit den Namen derer, die den Shop betreiben. */
export const legal: LegalTexts = {
  privacy: (shop) => ({
    title: 'Datenschutzerklärung',
    updated: '22. November 2026',
    intro: [
      `Wer eine Brille bestellt, teilt uns etwas über die eigenen Augen mit. Hier lesen Sie, was wir über Sie speichern, wozu, wie lange, und welche Rechte Sie haben. ${shop.operator} betreibt diesen Shop für Versicherte von ${shop.plan} und ist für den Umgang mit Ihren Daten verantwortlich.`,
    ],
    sections: [
      {
        id: 'what',
        heading: 'Was wir speichern',
        paragraphs: ['Nur, was für eine Bestellung nötig ist:'],
        points: [
          'Wer Sie sind: Ihre Mitgliedsnummer, Ihr Name wie auf der Versichertenkarte und die Mobilnummer oder E-Mail-Adresse, die Ihrer Krankenkasse vorliegt.',
          'Ihre Verordnung: ihre Werte und Maße, ihr Datum und, falls Sie es angeben, bis wann sie gilt und wer sie ausgestellt hat. Das sind Gesundheitsdaten, und so behandeln wir sie auch.',
          'Ihre Bestellung: Fassung, Gläser, Lieferadresse, Preise und was Ihre Krankenkasse gezahlt hat.',
          'Was Sie sich merken: die Fassungen auf Ihrer Merkliste mit der Farbe, die Sie gewählt haben.',
          'Die Nutzung Ihrer Leistung: wann Sie bestellt haben, damit Ihre Krankenkasse weiß, ab wann sie wieder verfügbar ist.',
          'Technische Aufzeichnungen: der Zeitpunkt einer Anmeldung, Fehler und die IP-Adresse einer Anfrage, zur Sicherheit. Haben Sie Fassung oder Gläser gewählt und noch nicht bestellt, merken wir uns die Auswahl, damit Sie weitermachen können.',
        ],
      },
      {
        id: 'why',
        heading: 'Wozu und auf welcher Rechtsgrundlage',
        paragraphs: [
          'Anhand von Name, Kontakt und Mitgliedsnummer erkennen wir Sie, prüfen Ihre Leistung und senden Ihnen Codes und Nachrichten zu Ihrer Bestellung. Nach Ihrer Verordnung fertigen wir die Gläser, an Ihre Adresse liefern wir sie. Ihre Bestellung nutzen wir, um Ihnen zu helfen, mit Ihrer Krankenkasse abzurechnen und die Bücher zu führen, die das Gesetz verlangt.',
          'Ihre Bestelldaten verarbeiten wir zur Erfüllung des Vertrags mit Ihnen (Art. 6 Abs. 1 lit. b DSGVO), Ihre Gesundheitsdaten zu Ihrer Versorgung mit einer Sehhilfe (Art. 9 Abs. 2 lit. h DSGVO), Aufzeichnungen zur Sicherheit und zur Buchführung aufgrund unseres berechtigten Interesses und unserer rechtlichen Pflichten (Art. 6 Abs. 1 lit. f und c DSGVO).',
        ],
      },
      {
        id: 'who',
        heading: 'Wer die Daten sieht',
        paragraphs: [
          `${shop.plan} sieht, dass Sie die Leistung genutzt haben und was sie gezahlt hat. Die Werkstatt von ${shop.retailer} sieht Verordnung und Fassung. Der Paketdienst sieht Ihren Namen, Ihre Adresse und Ihre Telefonnummer. Wer unsere E-Mails und Kurznachrichten zustellt, sieht, an wen sie gehen; Gesundheitsdaten stehen nie darin. Der Kundendienst kann Ihre Daten einsehen, wenn Sie um Hilfe bitten; jeder Einblick in Ihre Gesundheitsdaten wird aufgezeichnet.`,
          'Sonst niemand. Auf diesen Seiten gibt es keine Werbung, keine sozialen Netzwerke, keine fremde Auswertung und keine fremden Schriften oder Skripte: Ihr Browser spricht nur mit diesem Shop. Wir verkaufen Ihre Daten nicht und treffen keine automatisierten Entscheidungen über Sie, außer dass wir die Regeln Ihrer Leistung prüfen.',
        ],
      },
      {
        id: 'newsletter',
        heading: 'Newsletter',
        paragraphs: [
          'Den Newsletter senden wir nur, wenn Sie ihn bestellen und den Link in unserer E-Mail bestätigen (Art. 6 Abs. 1 lit. a DSGVO, § 7 UWG). Dafür nutzen wir allein Ihre E-Mail-Adresse. Sie wird nicht mit Ihrer Mitgliedschaft, Ihrer Verordnung oder Ihren Bestellungen verknüpft; wer ihn liest, erfahren wir nicht. In jeder E-Mail steht ein Link, mit dem Sie ihn jederzeit wieder abbestellen.',
        ],
      },
      {
        id: 'reviews',
        heading: 'Bewertungen',
        paragraphs: [
          'Wenn Sie eine Fassung bewerten, können alle, die diesen Shop besuchen, Ihren Spitznamen, Ihre Worte und Ihre Sterne lesen, sobald wir sie angesehen haben. Bitte wählen Sie einen Spitznamen, der nicht verrät, wer Sie sind, und schreiben Sie nichts über Ihre Gesundheit. Wir behalten, welche Bewertung von Ihnen ist, damit Sie sie unter „Ihre Bewertungen“ wiederfinden und ersetzen können.',
        ],
      },
      {
        id: 'how-long',
        heading: 'Wie lange wir speichern',
        points: [
          'Einmalcodes: Sie gelten zehn Minuten und werden nach einem Tag gelöscht.',
          'Eine begonnene, nicht abgeschickte Bestellung: bis 30 Tage nach Ihrer letzten Änderung.',
          'Ihre gespeicherte Verordnung: bis Sie oder Ihre Krankenkasse Ihre Daten löschen lassen.',
          'Bestellungen samt der Verordnung, nach der gefertigt wurde: mindestens so lange, wie Buchführungs- und Medizinprodukterecht es verlangen. Werden Ihre Daten gelöscht, entfernen wir Name, Adresse und Verordnung aus Ihren Bestellungen.',
          'Merkliste: bis Sie eine Fassung entfernen oder uns bitten, Ihre Daten zu löschen.',
          'Bewertungen: bis Ihre Daten oder Ihr Konto gelöscht werden; eine, die wir nicht zeigen, 30 Tage.',
          'Newsletter: Ihre Adresse, bis Sie sich abmelden; bestätigen Sie sie nicht, löschen wir sie nach sieben Tagen. Wann Sie in welchen Worten eingewilligt haben, bleibt nach der Abmeldung drei Jahre ohne Ihre Adresse gespeichert, damit wir es nachweisen können.',
          'Beendete Anmeldungen, Fehlermeldungen und das Verzeichnis gesendeter Nachrichten: 30 Tage. Die Aufzeichnung, wer Gesundheitsdaten gesehen hat, wird nicht gelöscht.',
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies',
        paragraphs: [
          'Wir setzen nur Cookies, die für den Shop nötig sind: Sie halten Sie angemeldet, merken sich Sprache und Schriftgröße und speichern kurzlebige technische Angaben. Keines verfolgt Sie auf anderen Seiten; darum gibt es hier auch kein Cookie-Banner.',
          'Solange Sie angemeldet sind, merkt sich Ihr Browser für diesen Shop außerdem Ihre Filter und Ihre Brillenwerte: verschlüsselt, mit einem Schlüssel, den es nach dem Abmelden nicht mehr gibt.',
        ],
      },
      {
        id: 'rights',
        heading: 'Ihre Rechte',
        paragraphs: [
          'Sie können Auskunft über Ihre Daten und eine Kopie davon verlangen, Fehler berichtigen lassen, Ihre Daten löschen lassen, soweit kein Gesetz die Aufbewahrung verlangt, die Verarbeitung einschränken lassen oder ihr widersprechen.',
          `Schreiben Sie an ${shop.dataProtectionEmail}. Wir antworten innerhalb von 30 Tagen. Sind Sie mit der Antwort nicht zufrieden, können Sie sich bei einer Aufsichtsbehörde beschweren, zum Beispiel bei dieser: ${shop.authority}.`,
        ],
      },
      {
        id: 'safety',
        heading: 'Wie wir die Daten schützen',
        paragraphs: [
          'Die Verbindungen sind verschlüsselt. Namen, Kontakte, Adressen und Verordnungen werden verschlüsselt gespeichert. Codes liegen nie im Klartext vor. Nachrichten und Fehlerprotokolle enthalten keine Gesundheitsdaten. Sollten Ihre Daten je in falsche Hände geraten, unterrichten wir Sie und die Behörden, wie das Gesetz es verlangt.',
        ],
      },
      {
        id: 'contact',
        heading: 'Verantwortlich',
        paragraphs: [
          `${shop.operator}, ${shop.address}. Datenschutz: ${shop.dataProtectionEmail}.`,
        ],
      },
    ],
  }),

  terms: (shop) => ({
    title: 'Nutzungsbedingungen',
    updated: '22. November 2026',
    intro: [
      `Diese Bedingungen gelten, wenn Sie in diesem Shop eine Brille bestellen. Der Shop wird von ${shop.operator} für Versicherte von ${shop.plan} betrieben; gefertigt und verkauft werden die Brillen von ${shop.retailer}.`,
    ],
    sections: [
      {
        id: 'who-may-order',
        heading: 'Wer bestellen kann',
        paragraphs: [
          `Versicherte von ${shop.plan}, deren Vertrag die Brillenleistung enthält. In jeder Wartezeit beteiligt sich ${shop.plan} an einer Brille. Vor der Bestellung sehen Sie, ob Ihre Leistung verfügbar ist, was ${shop.plan} zahlt und was Sie selbst zahlen.`,
          'Behalten Sie Ihren Einmalcode für sich. Wir fragen nie am Telefon danach.',
        ],
      },
      {
        id: 'prescription',
        heading: 'Ihre Verordnung',
        paragraphs: [
          'Die Gläser werden nach den Werten gefertigt, die Sie bestätigen. Bitte vergleichen Sie sie vor der Bestellung mit Ihrer Verordnung. Sie bestätigen, dass die Verordnung Ihre eigene und gültig ist und von einer dazu befugten Person stammt. Der Shop prüft, ob sich die Werte fertigen lassen, nicht, ob sie für Ihre Augen richtig sind; eine Augenuntersuchung ersetzt er nicht.',
        ],
      },
      {
        id: 'order',
        heading: 'Bestellung und Preis',
        paragraphs: [
          'Die Darstellung einer Fassung ist noch kein bindendes Angebot. Ihr Angebot geben Sie mit der Schaltfläche „Zahlungspflichtig bestellen“ ab. Der Vertrag kommt mit unserer Bestätigung zustande. Bis Sie bestellen, können Sie alles ändern oder den Vorgang abbrechen.',
          'Die Übersicht vor der Bestellung zeigt auf den Cent genau, was jeder Teil kostet, was Ihre Krankenkasse zahlt und was Sie zahlen. Ändert sich die Summe vor der Bestellung, zeigen wir sie Ihnen zuerst noch einmal. Alle Preise im deutschen Shop enthalten die gesetzliche Mehrwertsteuer; im englischen Shop stehen US-Preise ohne Steuer.',
        ],
      },
      {
        id: 'payment',
        heading: 'Bezahlung',
        paragraphs: [
          'Zahlt Ihre Krankenkasse alles, ist nichts zu bezahlen. Sonst überweisen Sie den Rest, Ihr Arbeitgeber zahlt ihn, oder Sie zahlen ihn, wo es angeboten wird, online auf der Seite eines Zahlungs\u00ADanbieters, je nachdem, was Sie gewählt haben. Wohin und bis wann Sie überweisen, steht in der Bestätigung; wird bis dahin nicht gezahlt, stornieren wir die Bestellung. Was Sie online zahlen, wird abgebucht, sobald Ihre Bestellung aufgegeben ist, und zurückgezahlt, wenn sie storniert wird. Nach einer Kartennummer fragen wir nie.',
        ],
      },
      {
        id: 'delivery',
        heading: 'Lieferung',
        paragraphs: [
          'Brillen werden nach Ihrer Bestellung gefertigt. Ihre Bestätigung nennt den Tag, an dem wir die Lieferung erwarten. Lässt er sich nicht einhalten, geben wir Ihnen Bescheid, und Sie können kostenlos stornieren, solange die Gläser nicht geschliffen sind.',
        ],
      },
      {
        id: 'returns',
        heading: 'Stornierung, Widerruf und Neuanfertigung',
        paragraphs: [
          `Bis die Gläser geschliffen sind, können Sie kostenlos stornieren: Schreiben Sie an ${shop.supportEmail}. Ihre Leistung ist dann sofort wieder verfügbar.`,
          'Brillengläser werden eigens für Ihre Augen gefertigt. Für sie besteht deshalb kein gesetzliches Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB). Für alles, was nicht nach Ihren Maßen gefertigt ist, besteht es: 14 Tage ab Lieferung, ohne Angabe von Gründen; eine formlose Nachricht an den Kundendienst genügt, und wir erstatten Ihre Zahlung innerhalb von 14 Tagen nach Eingang Ihrer Nachricht.',
          'Darüber hinaus versprechen wir Ihnen: Sehen Sie mit Ihrer Brille nicht gut oder passt sie nicht, sagen Sie es uns innerhalb von 60 Tagen nach der Lieferung. Wir prüfen sie und fertigen sie neu oder nehmen sie zurück, ohne Kosten für Sie.',
        ],
      },
      {
        id: 'faults',
        heading: 'Mängel und Haftung',
        paragraphs: [
          'Ihre gesetzlichen Rechte bei Mängeln gelten uneingeschränkt. Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit sowie bei der Verletzung von Leben, Körper und Gesundheit. Im Übrigen haften wir bei der Verletzung wesentlicher Vertragspflichten, begrenzt auf den vorhersehbaren Schaden. Rechte, die das Gesetz nicht einzuschränken erlaubt, bleiben unberührt.',
        ],
      },
      {
        id: 'accessibility',
        heading: 'Barrierefreiheit',
        paragraphs: [
          'Wer eine Brille bestellt, kann in diesem Augenblick oft nicht gut lesen. Darum ist der Shop so gebaut, dass er sich ohne Brille bedienen lässt. Unser Ziel sind überall die Web Content Accessibility Guidelines (WCAG) 2.2 auf Stufe AA, beim Kontrast der Schrift auf Stufe AAA, und damit das Barrierefreiheitsstärkungsgesetz (BFSG).',
          'Sie können nur mit der Tastatur bestellen, mit einem Screenreader, bei 400 % Vergrößerung, mit größerer Schrift, die Sie oben auf jeder Seite einstellen, und ohne JavaScript.',
          `Stand Ihnen etwas im Weg? Schreiben Sie an ${shop.supportEmail}. Wir finden gemeinsam einen Weg.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Änderungen und anwendbares Recht',
        paragraphs: [
          'Für Ihre Bestellung gelten die Bedingungen zum Zeitpunkt der Bestellung. Für Bestellungen im deutschen Shop gilt deutsches Recht, für Bestellungen im englischen Shop das Recht des Staates Oregon; der Schutz, den Ihnen das Recht Ihres Wohnsitzlandes als Verbraucherin oder Verbraucher gibt, bleibt unberührt.',
        ],
      },
      {
        id: 'contact',
        heading: 'Kontakt',
        paragraphs: [`${shop.operator}, ${shop.address}. Kundendienst: ${shop.supportEmail}.`],
      },
    ],
  }),

  notice: (shop) => ({
    title: 'Impressum',
    intro: [`${shop.operator} betreibt diesen Shop für Versicherte von ${shop.plan}.`],
    sections: [
      {
        id: 'provider',
        heading: 'Anbieter',
        paragraphs: [
          `${shop.operator}, ${shop.address}.`,
          `Vertreten durch ${shop.representedBy}.`,
          `Registereintrag: ${shop.register}. Umsatzsteuer-Identifikationsnummer: ${shop.vatId}.`,
        ],
      },
      {
        id: 'reach',
        heading: 'So erreichen Sie uns',
        paragraphs: [`E-Mail: ${shop.supportEmail}. Telefon: ${shop.phone}.`],
      },
      {
        id: 'content',
        heading: 'Verantwortlich für den Inhalt',
        paragraphs: [`${shop.representedBy}, unter der oben genannten Adresse.`],
      },
      {
        id: 'disputes',
        heading: 'Verbraucherstreitbeilegung',
        paragraphs: [
          'Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
        ],
      },
    ],
  }),
};
