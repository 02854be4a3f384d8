# Une table dans une page, sans serveur.
error-browser-full = Votre navigateur n’a plus de place pour cela : le coup n’a été ni gardé ni joué. Supprimez quelque chose, ou enregistrez vos parties dans un fichier.
error-browser-keeps-nothing = Votre navigateur ne garde rien pour cette page en ce moment : le coup n’a été ni gardé ni joué. Enregistrez cette partie dans un fichier, puis rechargez la page.
error-not-kept-here = Ce navigateur ne garde pas cette table, ou ne la garde plus : qui efface les données de ce site efface ses parties.
error-kept-by-newer = Cette table a été gardée par une version plus récente de cette page. Rechargez la page.
error-no-tables-file = Ce fichier ne contient pas de tables de Bocage.
