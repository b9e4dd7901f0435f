import type { LegalText } from '#app/copy/legal.ts';
import type { TermsSection } from './terms-text.en.ts';

export const termsTextEs: LegalText<TermsSection> = ({ longName, supportNumber, careNumber, hours, company }) => ({
  agreement: {
    heading: 'Su acuerdo con nosotros',
    text: [
      `En estos términos, “nosotros” es ${longName}; “usted” es la persona titular de la cuenta y todas las ` +
        `que usan una línea de esa cuenta. “Servicio” son las llamadas, los mensajes, los datos y las funciones ` +
        `que ofrecemos, incluido este sitio web.`,
      'Usted acepta estos términos al crear una cuenta, hacer un pedido, activar una línea o usar el Servicio. Si ' +
        'no está de acuerdo, no use el Servicio; avísenos y cancelaremos lo que no se haya usado.',
      'El plan que eligió, los precios que vio al hacer el pedido y las páginas a las que llevan los enlaces de ' +
        'estos términos forman parte del acuerdo. Si no coinciden, valen primero el precio y el plan que se le ' +
        'mostraron y después estos términos.',
    ],
  },
  eligibility: {
    heading: 'Quién puede usar el Servicio',
    text: [
      'Para tener una cuenta debe tener al menos 18 años, vivir en los Estados Unidos y tener allí una ' +
        'dirección de facturación.',
      'Los menores de 13 años no pueden usar el Servicio. Los menores de 18 necesitan el consentimiento de su ' +
        'padre, madre o tutor, que acepta estos términos en su nombre y responde por lo que hagan con la línea.',
    ],
  },
  changes: {
    heading: 'Cambios en los términos, los planes y los precios',
    text: [
      'Podemos cambiar estos términos, un plan o un precio. Le avisamos con al menos 30 días de anticipación de ' +
        'todo cambio que le afecte: por correo electrónico, por mensaje, en su factura o en esta página. Los ' +
        'cambios ' +
        'que exige la ley, o que solo le benefician, pueden empezar antes.',
      'Si no acepta un cambio, puede cancelar el Servicio antes de que el cambio empiece, y no debe nada por ' +
        'cancelarlo. Si usa el Servicio después de ese día, valen los términos nuevos.',
    ],
  },
  account: {
    heading: 'Su cuenta y sus líneas',
    text: [
      'Quien abre la cuenta es el titular de la cuenta. Una cuenta puede tener hasta seis líneas, y solo el ' +
        'titular puede agregar líneas, cambiar planes y pagar. Quienes usan las demás líneas ven y administran ' +
        'únicamente la suya.',
      'Mantenga su información correcta y al día, y no comparta su inicio de sesión. Usted responde por lo que se ' +
        'haga en su cuenta, salvo que nos haya avisado de que otra persona entró en ella. Puede bloquear la ' +
        'cuenta en la página Configuración; para desbloquearla hace falta un código de un solo uso de 6 ' +
        'dígitos.',
    ],
  },
  service: {
    heading: 'Cobertura y calidad',
    text: [
      'Revendemos el servicio de una red nacional 5G. Los mapas de cobertura muestran qué esperar al aire ' +
        'libre y no son una promesa: influyen los edificios, el terreno, el tiempo, su dispositivo, la cantidad ' +
        'de personas cercanas y los trabajos en la red.',
      'Las velocidades varían según el lugar y la hora. Cuando la red está llena, los datos de nuestros clientes ' +
        'pueden ir más despacio que los de otros. Podemos limitar, cambiar o pausar parte del Servicio para cuidar ' +
        'la red o cumplir la ley.',
    ],
  },
  activation: {
    heading: 'Dispositivos, tarjetas SIM y activación',
    text: [
      'Necesita un dispositivo compatible, desbloqueado y pagado por completo. Lo verificamos con su IMEI, un ' +
        'número de 15 dígitos. Una tarjeta SIM se reconoce por el número de 19 dígitos que lleva impreso; una ' +
        'eSIM se descarga al dispositivo, lo que tarda unos 5 minutos y requiere Wi‑Fi.',
      'Las tarjetas SIM siguen siendo nuestras. Si activa su línea dentro de los 7 días siguientes a recibir ' +
        'su kit de bienvenida, abonamos a su cuenta lo que pagó por el envío.',
      'Su primer ciclo de facturación comienza el día en que se activa su línea. Podemos hacer una retención ' +
        'temporal en su tarjeta por el valor total de su plan.',
    ],
  },
  'number-transfer': {
    heading: 'Su número de teléfono',
    text: [
      'Puede pedir un número nuevo o traer uno de 10 dígitos de otra compañía. Para traerlo debe tener derecho ' +
        'a transferirlo y darnos el número de su cuenta en esa compañía (hasta 20 dígitos), su PIN o clave (0000 ' +
        'si no tiene) y su código postal de 5 a 10 dígitos. Conserve su servicio anterior hasta que termine la ' +
        'transferencia.',
      'Una transferencia suele tardar de 5 minutos a 2 horas, y algunas tardan más. No respondemos por lo que ' +
        'cobre o demore su compañía anterior. Puede llevarse su número cuando se vaya; el número no es de su ' +
        'propiedad y, cuando una línea termina para siempre, podemos dárselo a otra persona.',
    ],
  },
  'online-orders': {
    heading: 'Pedidos en línea',
    text: [
      'Su pedido es una oferta, y la aceptamos cuando enviamos el kit o ponemos la eSIM a su disposición. ' +
        'Podemos rechazar o limitar un pedido: por ejemplo, si un artículo está agotado, un precio era ' +
        'claramente erróneo o sospechamos que hay fraude. Si ya pagó, le devolvemos el dinero.',
      'Enviamos a direcciones de los Estados Unidos. El envío estándar tarda de 3 a 6 días, que es una ' +
        'estimación. El precio del kit de SIM y del envío se muestra antes de que confirme y se cobra una sola ' +
        'vez, en su próxima factura. Aceptamos Visa, Mastercard, American Express, Diners Club y Discover.',
      'Avísenos dentro de los 14 días si un kit no llegó o no funciona, y le enviaremos otro.',
    ],
  },
  plans: {
    heading: 'Planes, precios e impuestos',
    text: [
      'Los planes se pagan por mes adelantado y se renuevan automáticamente hasta que usted los cambie o los ' +
        'cancele. El precio de la primera línea es el precio base del plan; cada línea adicional suma su propio ' +
        'precio, menos el descuento para clientes de nuestro internet en casa.',
      'Los impuestos, cargos y recargos se cobran aparte, salvo que digamos que están incluidos. Los datos que ' +
        'no use en un ciclo de facturación terminan con él. El cambio a un plan más chico empieza con el ' +
        'siguiente ciclo; los datos adicionales que compre se agregan de inmediato y, una vez agregados, no se ' +
        'reembolsan.',
    ],
  },
  'fair-usage': {
    heading: 'Política de uso razonable',
    text: [
      'Los planes son para el uso normal de un teléfono por una persona, e “ilimitado” quiere decir ilimitado ' +
        'para ese uso. Para que unos pocos no hagan más lento el servicio de todos, usted no puede:',
    ],
    list: [
      'revender el Servicio ni compartirlo comercialmente;',
      'usarlo en lugar de una línea fija, para centros de llamadas, para marcación automática o para mensajes ' +
        'masivos;',
      'mantener llamadas abiertas para vigilar, ni operar servidores, cámaras o máquinas que envíen datos sin parar;',
      'hacer la mayor parte de sus llamadas, mensajes o datos fuera de nuestra propia red, mes tras mes;',
      'disfrazar su tráfico para evadir un límite de su plan.',
    ],
  },
  ild: {
    heading: 'Acuerdo del consumidor de llamadas internacionales (ILD)',
    text: [
      'La larga distancia internacional (ILD) le permite llamar al extranjero desde los Estados Unidos. Usted la ' +
        'activa y la desactiva en cada línea; activarla no cuesta nada. Los mensajes internacionales son ' +
        'gratuitos, ' +
        'salvo que la lista de tarifas diga otra cosa.',
      'La ILD de pago por uso se cobra en incrementos de un minuto a la tarifa del país al que llama, y una ' +
        'parte de un minuto cuenta como un minuto entero. Las tarifas se muestran con 2 decimales y pueden ' +
        'cambiar de un día a otro; la tarifa del comienzo de una llamada vale para toda la llamada. Llamar a ' +
        'números móviles, premium o satelitales puede costar más que llamar a líneas fijas.',
      'Un saldo de pago por uso vence 180 días después de la última vez que lo usó, o 30 días después de la ' +
        'suspensión de su línea, lo que ocurra primero. Los saldos vencidos no se reembolsan.',
      'La ILD ilimitada cubre llamadas a un máximo de 15 números de destino distintos en cada ciclo. Un ciclo ' +
        'vence 30 días después de haberse pagado o renovado. Es solo para llamadas personales, y se aplica la ' +
        'política de uso razonable.',
      'Usted debe los cargos de todas las llamadas hechas desde su línea. Si ve una llamada que no hizo, desactive ' +
        'la ILD y llámenos de inmediato.',
    ],
  },
  roaming: {
    heading: 'Roaming',
    text: [
      'El roaming internacional funciona en los países de nuestra lista, y el roaming nacional donde usted ' +
        'está en otra red dentro de los Estados Unidos. Ambos son de pago por uso, a las tarifas que se muestran ' +
        'cuando los activa. Las redes del extranjero informan con retraso, así que el uso puede aparecer en una ' +
        'factura posterior.',
    ],
  },
  billing: {
    heading: 'Facturas y pagos',
    text: [
      'Le facturamos en línea cada mes y cobramos en la tarjeta que eligió como predeterminada. Mantenga ' +
        'registrada una tarjeta válida; los datos de la tarjeta los guarda nuestro socio de pagos y no este ' +
        'sitio web. Si un pago falla, podemos intentarlo otra vez y usar otra tarjeta que haya guardado.',
      'Revise cada factura. Si cree que algo está mal, avísenos dentro de los 60 días; pague a tiempo la parte ' +
        'correcta. Si una línea se suspende por una factura sin pagar, sus cargos mensuales continúan hasta que ' +
        'pague o cancele la línea.',
    ],
  },
  'late-payment': {
    heading: 'Cargo por pago tardío',
    text: [
      'Por un monto que no se pague a más tardar en su fecha de vencimiento podemos cobrar un cargo por pago ' +
        'tardío de hasta 1.5% al mes (18% al año) o una suma fija de $10 al mes, lo que sea mayor, en la medida ' +
        'en que lo permita la ley de su estado. También debe el costo razonable de cobrar la deuda y lo que un ' +
        'banco nos cobre por un pago devuelto.',
    ],
  },
  'give-back': {
    heading: 'Solidaridad',
    text: [
      'Donamos el 10% del costo de los datos de su plan para ayudar a conectarse a internet a quienes no ' +
        'pueden pagarlo. No agrega nada a su factura. Nosotros elegimos las organizaciones que lo reciben, la ' +
        'donación es nuestra y no es deducible de sus impuestos, y podemos cambiar o terminar el programa.',
    ],
  },
  credits: {
    heading: 'Invitaciones, cupones y créditos',
    text: [
      'Por cada amigo que invite y que se convierta en cliente, usted gana el crédito que se muestra en la ' +
        'página de invitaciones, hasta el número de invitaciones que allí se indica. Invite solo a personas que ' +
        'quieran saber de nosotros. Los créditos y cupones reducen facturas futuras; no son dinero, no se pueden ' +
        'vender ni transferir a otra cuenta, y terminan con la cuenta o el día indicado.',
    ],
  },
  conduct: {
    heading: 'Lo que no puede hacer',
    text: ['No puede usar el Servicio, ni dejar que otros lo usen:'],
    list: [
      'para violar la ley, amenazar, acosar o estafar, ni para hacerse pasar por otra persona;',
      'para enviar mensajes, programas o llamadas no deseados o dañinos;',
      'para entrar en nuestros sistemas o en los de otros, ponerlos a prueba o sobrecargarlos sin permiso;',
      'con un dispositivo robado o cuyo IMEI fue alterado;',
      'de un modo que dañe la red o a otros clientes.',
    ],
  },
  emergency: {
    heading: 'Llamadas de emergencia',
    text: [
      'En una emergencia, marque 911. Una llamada puede fallar donde no hay señal o electricidad, y la ubicación ' +
        'que transmitimos puede ser inexacta: diga siempre dónde está. Las llamadas por Wi‑Fi usan la dirección ' +
        'que ' +
        'registró; manténgala al día.',
    ],
  },
  'contact-consent': {
    heading: 'Consentimiento para comunicarnos con usted',
    text: [
      'Usted acepta que nosotros, y las empresas que trabajan para nosotros, nos comuniquemos con usted sobre ' +
        'su cuenta, sus pedidos, sus pagos y el Servicio por llamada, mensaje o correo electrónico, en los ' +
        'números y direcciones que nos dio. Esto puede incluir marcación automática y voces grabadas, y pueden ' +
        'aplicarse las tarifas de su plan.',
      'Para enviarle publicidad necesitamos su consentimiento por separado, que nunca es condición para ' +
        'comprarnos. Para dejar de recibirla, responda STOP a un mensaje, siga el enlace de un correo o ' +
        'llámenos. Los mensajes sobre el Servicio continúan mientras sea cliente.',
    ],
  },
  privacy: {
    heading: 'Privacidad',
    text: ['Nuestra Política de privacidad dice qué sabemos de usted, qué hacemos con ello y qué puede decidir usted.'],
    link: { to: '/privacy', words: 'Leer la Política de privacidad' },
  },
  security: {
    heading: 'Seguridad',
    text: [
      'Protegemos el Servicio con cuidado, pero ninguna red es del todo segura. En este sitio web, una sesión ' +
        'termina a las 12 horas, o tras 30 minutos sin uso. Elija una contraseña que no use en otro lugar, ' +
        'mantenga sus dispositivos actualizados y nunca le diga a nadie un código de un solo uso: no se la ' +
        'pediremos por teléfono.',
      `Si pierde un dispositivo o una SIM, o se los roban, o cree que otra persona usa su cuenta, llame al ` +
        `${supportNumber} de inmediato. Usted debe los cargos hasta que nos avise.`,
    ],
  },
  content: {
    heading: 'Contenido y servicios de otras empresas',
    text: [
      'Este sitio web, sus textos, marcas y programas son nuestros o de quienes nos dan licencia. Puede usarlos ' +
        'para administrar su propio Servicio y para nada más. Si nos envía una idea o una opinión, podemos usarla ' +
        'libremente.',
      'Las aplicaciones, los sitios y los servicios de otras empresas tienen sus propios términos, y no ' +
        'respondemos por ellos, aunque les pongamos un enlace.',
    ],
  },
  disclaimers: {
    heading: 'Exclusión de garantías',
    text: [
      'En la medida en que lo permita la ley, el Servicio, este sitio web y los dispositivos se ofrecen “tal como ' +
        'son” y “según disponibilidad”. No prometemos que estén libres de errores o interrupciones ni que sirvan ' +
        'para un fin determinado, y no damos garantías, expresas o implícitas, que no figuren en estos términos. ' +
        'Conserva los derechos que su estado le da y a los que no se puede renunciar.',
    ],
  },
  liability: {
    heading: 'Límite de responsabilidad',
    text: [
      'En la medida en que lo permita la ley, lo máximo que podemos deberle por todas las reclamaciones juntas es ' +
        '$100. No respondemos por pérdidas indirectas, especiales o consecuentes, como la pérdida de ganancias, ' +
        'datos o negocios, ni por lo que está fuera de nuestro control, como la falla de otra red, el mal tiempo ' +
        'o los actos de gobierno.',
      'Usted cubrirá lo que otros nos reclamen porque usted incumplió estos términos o usó mal el Servicio. Nada ' +
        'de esto limita la responsabilidad que la ley no nos permite limitar.',
    ],
  },
  termination: {
    heading: 'Suspensión y cancelación',
    text: [
      'Puede cancelar una línea o su cuenta en cualquier momento llamándonos; no hay cargo por irse. Termina ' +
        'con el ciclo de facturación que ya pagó, y lo que queda de ese mes no se reembolsa, salvo que la ley lo ' +
        'exija.',
      'Podemos suspender o cancelar el Servicio si usted no paga, incumple estos términos, da datos falsos o ' +
        'pone en riesgo a personas o a la red, y con 30 días de aviso por cualquier otra razón legal. Cuando ' +
        'podemos, le avisamos antes y le damos la oportunidad de corregirlo. Usted sigue debiendo lo que debe, y ' +
        'las secciones que deben continuar, como el límite de responsabilidad y las disputas, siguen vigentes.',
    ],
  },
  'governing-law': {
    heading: 'Ley aplicable',
    text: [
      'Estos términos se rigen por la ley del estado de Massachusetts, sin sus normas sobre conflictos de leyes, ' +
        'junto con la ley federal de los Estados Unidos, viva donde viva o use el Servicio donde lo use.',
    ],
  },
  disputes: {
    heading: 'Resolución de disputas; arbitraje',
    text: [
      `Hable primero con nosotros: una llamada resuelve la mayoría de los problemas. Si no resuelve el suyo, ` +
        `envíenos un aviso por escrito que diga quién es, qué ocurrió y qué pide, a ${company.mail.support} o a ` +
        `nuestra dirección postal. Usted y nosotros tenemos entonces 60 días para resolverlo de manera informal; ` +
        `antes de eso nadie puede iniciar un caso.`,
      'Lo que no se resuelva lo decide de forma definitiva un solo árbitro neutral, según las reglas para ' +
        'consumidores de la American Arbitration Association y la Ley Federal de Arbitraje, y no un juez ni un ' +
        'jurado. El arbitraje tiene lugar en Boston, Massachusetts, o por teléfono o video si lo prefiere. El ' +
        'árbitro puede conceder lo que un tribunal podría concederle a usted solo.',
      'Usted y nosotros presentamos reclamaciones solo en nombre propio, no como parte de una acción colectiva. ' +
        'Cualquiera puede acudir en cambio a un tribunal de reclamos menores, o pedir a un tribunal que detenga el ' +
        'mal uso de derechos o bienes.',
      'Puede excluirse del arbitraje: díganoslo por escrito, con su nombre y número de teléfono, dentro de los 30 ' +
        'días siguientes a aceptar estos términos por primera vez. No le cuesta nada y no cambia nada más.',
      'Una reclamación debe presentarse dentro de 1 año a partir del día en que surgió su causa; después se ' +
        'pierde, en la medida en que lo permita la ley.',
    ],
  },
  general: {
    heading: 'Todo lo demás',
    text: [
      'Si una parte de estos términos no puede hacerse cumplir, el resto sigue vigente. Si una vez no ' +
        'insistimos en un derecho, lo conservamos. Usted no puede transferir este acuerdo a otra persona sin ' +
        'nuestro consentimiento; nosotros podemos transferirlo a una empresa que asuma el Servicio. Los avisos ' +
        'para usted van al correo electrónico de su cuenta. Si el texto en inglés y una traducción difieren, ' +
        'vale el texto en inglés.',
    ],
  },
  contact: {
    heading: 'Cómo comunicarse con nosotros',
    text: [
      `Llame al ${supportNumber}, ${hours.support.es}, escriba a ${company.mail.support} o envíe ` +
        `una carta a ${company.postalAddress.join(', ')}.` +
        (careNumber === supportNumber
          ? ''
          : ` Para activaciones y transferencias de número, Atención al cliente está en el ${careNumber}.`),
    ],
  },
});
