import type { LegalText } from '#app/copy/legal.ts';
import type { PrivacySection } from './privacy-text.en.ts';

export const privacyTextEs: LegalText<PrivacySection> = ({ longName, supportNumber, company }) => ({
  scope: {
    heading: 'Qué abarca esta política',
    text: [
      `Abarca el servicio móvil de ${longName}, este sitio web y las llamadas, los mensajes y las cartas entre ` +
        `usted y nosotros. “Información personal” es todo lo que permite identificarle o que puede vincularse ` +
        `con usted o con su hogar.`,
      'Los sitios web, las aplicaciones y los dispositivos de otras empresas tienen sus propias políticas, ' +
        'aunque les pongamos un enlace. Si otra persona es titular de la cuenta, esa persona ve las líneas, los ' +
        'planes, el uso y las facturas de todos los que están en ella.',
    ],
    link: { to: '/terms', words: 'Leer los Términos de uso' },
  },
  given: {
    heading: 'Lo que usted nos da',
    text: ['Pedimos lo que hace falta para un pedido, una línea o una respuesta:'],
    list: [
      'su nombre, correo electrónico, número de teléfono y direcciones de facturación y de envío;',
      'su dispositivo: marca, modelo e IMEI;',
      'cuando trae un número: el número y su número de cuenta, PIN y código postal en la compañía anterior;',
      'nombres y correos de los amigos que invita; les escribimos solo sobre esa invitación;',
      'lo que nos dice cuando llama, chatea, escribe o da su opinión.',
    ],
  },
  collected: {
    heading: 'Lo que sabemos cuando usted usa el servicio',
    text: ['Parte de la información nos llega automáticamente:'],
    list: [
      'el uso: números a los que llama o escribe, hora y duración de las llamadas, cantidad de datos, países ' +
        'visitados;',
      'dónde está su dispositivo en la red, aproximadamente, porque sin eso no podría recibir llamadas;',
      'qué páginas de este sitio abre con la sesión iniciada, su navegador y sistema operativo, y el país ' +
        'desde el que se conecta;',
      'cómo paga: el tipo de tarjeta, sus últimos dígitos y su vencimiento. El número de la tarjeta lo escribe ' +
        'en la página de nuestro socio de pagos y nunca llega a este sitio web.',
    ],
  },
  cookies: {
    heading: 'Cookies',
    text: [
      'Este sitio web usa una cookie durante 10 minutos mientras inicia sesión y otra para mantener su sesión; ' +
        'termina a las 12 horas, o tras 30 minutos sin uso. Otras dos recuerdan su idioma y si eligió la versión ' +
        'ligera; duran un año y no dicen quién es usted.',
      'No guardamos nada más en su navegador. Con la sesión iniciada, ninguna página carga contenido de otras ' +
        'empresas, salvo el mapa de cobertura en vivo cuando usted lo pide.',
    ],
  },
  use: {
    heading: 'Para qué la usamos',
    text: ['Usamos la información personal:'],
    list: [
      'para prestar el servicio: activar líneas, transferir números, enviar pedidos, conectar llamadas;',
      'para facturarle y cobrar lo que se debe;',
      'para ayudarle y avisarle de lo que ocurre en su cuenta;',
      'para mantener seguras la red y su cuenta, y detectar fraudes;',
      'para entender qué funciona y mejorarlo;',
      'para informarle de nuestras ofertas, si usted aceptó;',
      'para cumplir la ley.',
    ],
  },
  sharing: {
    heading: 'Con quién la compartimos',
    text: ['No vendemos información personal. Compartimos lo necesario con:'],
    list: [
      'el operador de la red, su compañía anterior o nueva, y socios en el extranjero cuando usa roaming;',
      'empresas que trabajan para nosotros por contrato: pagos, envíos, atención, mensajes, almacenamiento. Solo ' +
        'pueden usarla para ese trabajo;',
      'el titular de la cuenta, si es otra persona;',
      'tribunales, autoridades y servicios de emergencia, cuando la ley lo exige o una vida está en peligro;',
      'una empresa que asuma nuestro negocio, que queda obligada por esta política.',
    ],
  },
  'network-information': {
    heading: 'Información de red propiedad del cliente',
    text: [
      'La ley federal protege lo que sabemos de sus llamadas: su número, tipo, lugar, hora y costo, y los ' +
        'servicios que usted compra. Se llama información de red propiedad del cliente (CPNI). Usted tiene ' +
        'derecho a que sea confidencial, y nosotros tenemos el deber de mantenerla así.',
      'Le pedimos que demuestre quién es antes de hablarle de ella, y le escribimos cuando cambian su ' +
        'dirección, su contraseña o algo parecido. No usamos la CPNI para anunciarle servicios de otro tipo ' +
        'salvo que usted acepte; puede retirar ese permiso en cualquier momento, y su servicio seguirá igual.',
    ],
  },
  choices: {
    heading: 'Lo que puede decidir',
    text: ['Puede decidir en cualquier momento:'],
    list: [
      'Publicidad: responda STOP a un mensaje, siga el enlace de un correo o llámenos.',
      'Medición: si su navegador envía la señal Global Privacy Control o Do Not Track, no enviamos a nuestros ' +
        'sistemas de mercadeo las páginas que ve.',
      'Ubicación: desactívela para las aplicaciones en la configuración de su dispositivo. La red aún necesita ' +
        'saber aproximadamente dónde está.',
      'Cookies: su navegador puede rechazarlas. Sin las dos primeras no puede iniciar sesión.',
    ],
  },
  rights: {
    heading: 'Sus derechos',
    text: [
      `Puede pedirnos que le digamos qué sabemos de usted, que le demos una copia, que lo corrijamos o que lo ` +
        `borremos. Llame al ${supportNumber} o escriba a ${company.mail.support}. Verificamos que es usted y ` +
        `respondemos dentro de 45 días, sin costo. Otra persona puede actuar en su nombre, con su permiso.`,
      'Conservamos lo que la ley o una factura pendiente nos obliga a conservar, y se lo decimos. Nadie recibe ' +
        'peor trato por ejercer un derecho. Todos los clientes tienen estos derechos, los conceda o no la ley de ' +
        'su estado, como la de California.',
    ],
  },
  protection: {
    heading: 'Cuánto tiempo la guardamos y cómo la protegemos',
    text: [
      'Guardamos la información mientras usted es cliente y, después, el tiempo que exijan las facturas, las ' +
        'disputas y la ley; los registros de llamadas, al menos 18 meses. Luego la borramos o la hacemos anónima.',
      'Las conexiones con este sitio web van cifradas, los datos de inicio de sesión se guardan cifrados, y ' +
        'solo ve la información quien la necesita para su trabajo. Ninguna protección es perfecta: si una ' +
        'filtración de datos le afecta, se lo decimos sin demora.',
    ],
  },
  children: {
    heading: 'Menores',
    text: [
      'El servicio no es para menores de 13 años, y no recopilamos a sabiendas información de ellos. Los ' +
        'menores de 18 necesitan el consentimiento de su padre, madre o tutor. Si cree que un menor nos dio ' +
        'información, díganoslo y la borramos.',
    ],
  },
  changes: {
    heading: 'Cambios y cómo comunicarse con nosotros',
    text: [
      'Cuando cambiamos esta política la publicamos aquí con su fecha, y le avisamos con al menos 30 días de ' +
        'anticipación de todo cambio importante. No usamos de un modo nuevo lo que ya tenemos sin preguntarle.',
      `Preguntas: llame al ${supportNumber}, escriba a ${company.mail.support} o envíe una carta a ` +
        `${company.postalAddress.join(', ')}.`,
    ],
  },
});
