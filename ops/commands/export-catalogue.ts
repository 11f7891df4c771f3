import { exportCsv, exportJson } from '../catalogue-file/export-file.ts';
import { done, failed, type CommandOnShop } from '../command.ts';
import { requireOurCatalogue } from '../whose.ts';

/** `catalog export`. */
export const exportCatalogueCommand: CommandOnShop = {
  takes: '<file.json|file.csv>',
  does: 'writes what is on sale to a file that `catalog import` reads',
  options: { '--semicolons': 'parts a CSV file by semicolons, with decimal commas' },
  async run(services, [file = ''], options) {
    requireOurCatalogue(services);
    const isCsv = /\.csv$/i.test(file);
    const hasSemicolons = options['semicolons'] === true;
    if (!isCsv && !/\.json$/i.test(file)) return failed('The file ends in .json or .csv.');
    if (!isCsv && hasSemicolons) return failed('--semicolons is for CSV files.');
    const counts = isCsv
      ? await exportCsv(services.commerce, file, hasSemicolons ? ';' : ',')
      : await exportJson(services.commerce, file);
    const { frames, colors, products, lenses, pictures } = counts;
    const said = [`${frames} frames, ${colors} colors, ${products} products, ${lenses} lenses`];
    if (pictures > 0) said.push(`${pictures} pictures, in a folder beside the file`);
    if (isCsv) said.push('Lenses and declarations of attributes and categories go with JSON only.');
    return done(said.join('\n'), counts);
  },
};
